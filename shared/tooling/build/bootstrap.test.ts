import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isFullTestRun } from '@kutuhal/testing/full-tests.ts'
import { copyProject } from '../testing/releases/project-copy.ts'

// The lock file counts as installed here, so that the bootstrap does not install packages.
const copy = copyProject([])

afterAll(() => rmSync(copy, { recursive: true }))

const inFullRuns = (...values: readonly string[]) => (isFullTestRun ? values : [])

function complaintOn(version: string): string {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const { stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(pretend)}`,
      'shared/tooling/build/bootstrap.mjs',
      'not-there.ts',
    ],
    { cwd: copy, encoding: 'utf8' },
  )
  return stderr
}

/** Copies the project's files into a folder of this name, since Node would resolve symbolic links. */
function saidIn(name: string): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'folder-')), name)
  cpSync(path.join(copy, 'package.json'), path.join(folder, 'package.json'), { recursive: true })
  for (const file of [
    'package-lock.json',
    'shared/tooling/build/bootstrap.mjs',
    'node_modules/.installed-lock.json',
    'node_modules/.package-lock.json',
  ]) {
    cpSync(path.join(copy, file), path.join(folder, file), { recursive: true })
  }
  // Link only the packages of tsx, which runs the test program.
  for (const packageName of ['tsx', 'esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps']) {
    const installed = path.join(copy, 'node_modules', packageName)
    if (existsSync(installed))
      symlinkSync(realpathSync(installed), path.join(folder, 'node_modules', packageName))
  }
  writeFileSync(path.join(folder, 'here.ts'), 'const here: string = import.meta.filename\nconsole.log(here)')
  const args = ['shared/tooling/build/bootstrap.mjs', 'here.ts']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  rmSync(path.dirname(folder), { recursive: true })
  return stdout.trim() === path.join(folder, 'here.ts') ? 'runs' : stderr
}

describe('every command', () => {
  it.each(['a!b', ...inFullRuns('a?b', 'a*b')])('says that it cannot work in a folder named %s', name => {
    expect(saidIn(name)).toMatch(/cannot be built in [^]*Rename the folder/)
  })

  it.each(['a b#c%d%20e', ...inFullRuns('aé नमस्ते', `[a]'b"c$d&e;(f),g=h@i+j{k}|<l>\`^~`)])(
    'works in a folder named %s',
    name => {
      expect(saidIn(name)).toBe('runs')
    },
  )

  it.each(['18.20.8', ...inFullRuns('20.18.3', '21.7.3', '22.15.1', '23.11.1')])(
    'says what to install on Node %s',
    version => {
      expect(complaintOn(version)).toBe(`
This project does not run on Node ${version}. It needs ^20.19.0 || ^22.16.0 || >=24.0.0.
Install a current one from https://nodejs.org and run the command again.

`)
    },
  )

  it.each(['24.0.0', ...inFullRuns('20.19.0', '22.16.0', '25.1.0', '26.10.0')])(
    'starts on Node %s',
    version => {
      expect(complaintOn(version)).toContain(path.join(copy, 'not-there.ts'))
    },
  )
})
