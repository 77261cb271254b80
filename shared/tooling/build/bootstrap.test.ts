import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '@kutuhal/testing/project-copy.ts'

// Everything is installed there, whatever has happened to the lock file here.
const copy = copyProject([])

afterAll(() => rmSync(copy, { recursive: true }))

/** Runs a file that is not there, by a Node that says it has this version. */
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

describe('every command', () => {
  it.each(['18.20.8', '20.18.3', '21.7.3', '22.15.1', '23.11.1'])(
    'says what to install on Node %s',
    version => {
      expect(complaintOn(version)).toBe(`
This project does not run on Node ${version}. It needs ^20.19.0 || ^22.16.0 || >=24.0.0.
Install a current one from https://nodejs.org and run the command again.

`)
    },
  )

  it.each(['20.19.0', '22.16.0', '24.0.0', '25.1.0', '26.10.0'])('starts on Node %s', version => {
    expect(complaintOn(version)).toContain(path.join(copy, 'not-there.ts'))
  })
})
