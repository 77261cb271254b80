import { appendFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { emptyStore } from '../../fixtures/composed.ts'
import { tinyBuild } from '../../fixtures/tiny-release.ts'
import { publish } from '../../releases/publish.ts'
import { openReleases } from '../../releases/release-source.ts'
import { run } from './where.ts'

const WRITTEN = `/** Never arrives. */
export function go(): never {
  throw new Error('The robot is stuck.')
}
`

const { outputText: script, sourceMapText: map = '' } = ts.transpileModule(WRITTEN, {
  fileName: 'mf-one/robot/go.ts',
  compilerOptions: {
    sourceMap: true,
    inlineSources: true,
    removeComments: true,
    module: ts.ModuleKind.CommonJS,
  },
})
const line = script.split('\n').findIndex(each => each.includes('throw')) + 1
const column = (script.split('\n')[line - 1] ?? '').indexOf('throw') + 1

const store = emptyStore()
const releases = openReleases(store)
beforeAll(() =>
  publish(releases, tinyBuild('mf-one', '1.0.0', { 'page-main.js': script, 'maps/page-main.js.map': map })),
)
afterAll(() => rmSync(store.folder, { recursive: true }))

const where = (place: string) => run({ store, names: ['mf-one@1.0.0', place], options: {} })

it('shows what a line of a released script was written as, and its commit', async () => {
  for (const place of [
    'page-main.js',
    'https://maze.example/apps/mf-one/1.0.0/page-main.js',
    'https://maze.example/apps/mf-one/_/Ab3dEf_-/page-main.js',
  ]) {
    expect(await where(`${place}:${line}:${column}`)).toBe(`go.ts:3:3
    throw new Error('The robot is stuck.')
commit 0123456789abcdef0123456789abcdef01234567`)
  }
})

it.each([
  ['page-main.js', /names no place in a script/],
  ['page-main.js:0:1', /names no place in a script/],
  ['other.js:1:1', /no source map of other.js. It has those of page-main.js/],
  ['page-main.js:999:1', /nothing that anybody wrote/],
])('says what is wrong with %s', async (place, message) => {
  await expect(where(place)).rejects.toThrow(message)
})

it('believes no map that was changed', async () => {
  appendFileSync(path.join(store.folder, 'releases/mf-one/1.0.0/maps/page-main.js.map'), ' ')
  await expect(where(`page-main.js:${line}:${column}`)).rejects.toThrow(/is not what was built/)
})
