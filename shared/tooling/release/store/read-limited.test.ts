import { execFileSync } from 'node:child_process'
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readFileWithLimit, InvalidFileError } from './read-limited.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'limited-'))
const at = (name: string) => path.join(folder, name)

it.each<[string, (file: string) => unknown]>([
  ['is larger than it may be', file => writeFileSync(file, '12345')],
  ['is a pipe', file => execFileSync('mkfifo', [file])],
  ['leads to a device without an end', file => symlinkSync('/dev/zero', file)],
  ['leads to itself', file => symlinkSync(file, file)],
  ['leads to a folder', file => symlinkSync(folder, file)],
])('reads nothing that %s', async (name, make) => {
  make(at(name))
  await expect(readFileWithLimit(at(name), 4)).rejects.toThrow(InvalidFileError)
})

it('reads what is as large as it may be, and nothing where nothing is', async () => {
  writeFileSync(at('file'), '1234')
  expect(String(await readFileWithLimit(at('file'), 4))).toBe('1234')
  expect(await readFileWithLimit(at('none'), 4)).toBeUndefined()
  expect(await readFileWithLimit(at('file/below'), 4)).toBeUndefined()
})
