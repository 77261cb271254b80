/** Tests that the container file agrees with the service's code, and that systemd takes the unit. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')

describe('the container file', () => {
  const lines = read('mf-chat/gateway/Containerfile').split('\n')
  const copied = lines
    .filter(line => line.startsWith('COPY '))
    .flatMap(line => line.split(' ').slice(1, -1))
    .map(file => file.replace(/\/$/, ''))

  it('copies what there is, and what the build gets to see', () => {
    expect(copied).toContain('mf-chat/gateway')
    const seen = read('.dockerignore').match(/(?<=^!).+/gm) ?? []
    for (const file of copied) {
      expect([file, existsSync(path.join(projectRoot, file))]).toEqual([file, true])
      expect(seen.some(each => file === each || file.startsWith(`${each}/`))).toBe(true)
    }
  })

  it('copies everything that the service imports from the project', () => {
    const files = execFileSync('git', ['ls-files', 'mf-chat/gateway'], {
      cwd: projectRoot,
      encoding: 'utf8',
    }).split('\n')
    const shipped = files.filter(file => file.endsWith('.ts') && !/\.test\.ts$|\/fixtures\//.test(file))
    const imported = shipped
      .filter(file => existsSync(path.join(projectRoot, file)))
      .flatMap(file =>
        [...read(file).matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => path.join(path.dirname(file), to)),
      )
    expect(imported.length).toBeGreaterThan(50)
    expect(imported.filter(file => !copied.some(each => file.startsWith(`${each}/`)))).toEqual([])
  })
})

const linter = path.join(projectRoot, 'node_modules/dockerfile-utils/bin/dockerfile-utils')
const hasLinter = existsSync(linter)

if (!hasLinter) console.info('The container file is not linted: run npm ci, which installs dockerfile-utils.')
;(hasLinter ? it : it.skip)('the container file has nothing wrong with it', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [linter, 'lint', path.join(projectRoot, 'mf-chat/gateway/Containerfile')],
    { encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([0, ''])
})

const analyze = spawnSync('systemd-analyze', ['--version']).status === 0

if (!analyze) console.info('The unit of systemd is not verified: systemd-analyze is not installed.')
;(analyze ? it : it.skip)('the unit of systemd has nothing wrong with it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assistant-unit-'))
  // Replace paths and services that may be missing on this computer, because systemd-analyze would report
  // them as errors.
  const here = read('mf-chat/gateway/assistant.service')
    .replace('/usr/bin/node', process.execPath)
    .replace('WorkingDirectory=/srv/site', `WorkingDirectory=${projectRoot}`)
    .replace(/ redis-server\.service/, '')
  writeFileSync(path.join(folder, 'assistant.service'), here)
  const { status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', path.join(folder, 'assistant.service')],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  expect(here).toContain('ExecStart=')
  expect([status, stderr.split('\n').filter(line => line.includes('assistant.service'))]).toEqual([0, []])
})
