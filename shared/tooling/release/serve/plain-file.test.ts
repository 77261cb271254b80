import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isPlainFile } from './plain-file.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'plain-'))
const at = (name: string) => path.join(folder, name)

beforeAll(() => {
  mkdirSync(at('apps/mf-one'), { recursive: true })
  writeFileSync(at('apps/mf-one/main.js'), '1')
  writeFileSync(at('key.pem'), 'secret')
  symlinkSync('../../key.pem', at('apps/mf-one/key.txt'))
  symlinkSync('..', at('apps/mf-one/all'))
  symlinkSync(folder, `${folder}-link`)
})
afterAll(() => {
  rmSync(`${folder}-link`)
  rmSync(folder, { recursive: true })
})

it.each([
  ['a file', 'apps/mf-one/main.js', true],
  ['a folder', 'apps/mf-one', false],
  ['nothing', 'apps/mf-one/other.js', false],
  ['a name that is too long', `apps/${'x'.repeat(300)}`, false],
  ['a link to a file', 'apps/mf-one/key.txt', false],
  ['a file in a folder that is a link', 'apps/mf-one/all/mf-one/main.js', false],
])('knows %s', (_, name, isPlain) => {
  expect(isPlainFile(folder, at(name))).toBe(isPlain)
  expect(isPlainFile(`${folder}-link`, path.join(`${folder}-link`, name))).toBe(isPlain)
})
