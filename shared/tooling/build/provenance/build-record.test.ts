import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSourceState } from './build-record.ts'

let folder: string
const said: string[] = []
const before = { ...process.env }
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sources-'))
  said.length = 0
  jest.spyOn(console, 'error').mockImplementation(words => void said.push(String(words)))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  jest.restoreAllMocks()
  process.env = { ...before }
})

function makeRepository(): void {
  writeFileSync(path.join(folder, 'remote.tsx'), 'export {}')
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=A team', '-c', 'user.email=team@example.org', 'commit', '--quiet', '--message', 'One')
}

it('names the commit, and tells sources that differ from it', () => {
  makeRepository()
  const commit = git('rev-parse', 'HEAD').trim()
  expect(readSourceState(['.'], folder)).toEqual({ commit, isDirty: false })
  writeFileSync(path.join(folder, 'remote.tsx'), 'export const changed = true')
  expect(readSourceState(['.'], folder)).toEqual({ commit, isDirty: true })
  expect(said).toEqual([])
})

it('tells sources that git ignores, but not what builds leave', () => {
  makeRepository()
  writeFileSync(path.join(folder, '.git', 'info', 'exclude'), 'secret.ts\ndist\n')
  mkdirSync(path.join(folder, 'dist'))
  writeFileSync(path.join(folder, 'dist', 'main.js'), '')
  expect(readSourceState(['.'], folder)).toMatchObject({ isDirty: false })
  writeFileSync(path.join(folder, 'secret.ts'), 'export {}')
  expect(readSourceState(['.'], folder)).toMatchObject({ isDirty: true })
})

it('asks the repository that the sources are in, whatever the environment names', () => {
  makeRepository()
  const commit = git('rev-parse', 'HEAD').trim()
  process.env['GIT_DIR'] = path.join(folder, 'elsewhere')
  expect(readSourceState(['.'], folder)).toEqual({ commit, isDirty: false })
})

it('says nothing where there is no repository, or no git', () => {
  expect(readSourceState(['.'], folder)).toBeUndefined()
  makeRepository()
  process.env['PATH'] = folder
  expect(readSourceState(['.'], folder)).toBeUndefined()
  expect(said).toEqual([])
})

it.each<[string, () => void, RegExp]>([
  // This variable, from git's own test suite, simulates a repository of another user.
  [
    'is of another user',
    () => (process.env['GIT_TEST_ASSUME_DIFFERENT_OWNER'] = '1'),
    /dubious ownership[^]*safe\.directory/,
  ],
  ['is damaged', () => writeFileSync(path.join(folder, '.git', 'index'), 'damaged'), /index/],
  [
    'has lost its branch',
    () => writeFileSync(path.join(folder, '.git', 'HEAD'), 'ref: refs/heads/none'),
    /revision/,
  ],
])('says what git says of a repository that %s', (_, happen, words) => {
  makeRepository()
  happen()
  expect(readSourceState(['.'], folder)).toBeUndefined()
  expect(said.join()).toMatch(/^Warning: this release will not name the commit/)
  expect(said.join()).toMatch(words)
})
