import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { COMMAND_LINE_PATH } from '../fixtures/release-command.ts'
import { operatorVerbs } from './operating/operating-verbs.ts'
import { runCommandLine } from './run-command-line.ts'

const [log, error] = (['log', 'error'] as const).map(method => jest.spyOn(console, method))

beforeEach(() => {
  log?.mockReset()
  error?.mockReset()
})

const said = () => [...(log?.mock.calls ?? []), ...(error?.mock.calls ?? [])].flat().join('\n')

it('offers operators verbs that teams do not have', async () => {
  expect(await runCommandLine(['help'], operatorVerbs)).toBe(0)
  expect(said()).toMatch(/ {2}promote .+\n[^]+ {2}edge /)
  log?.mockReset()
  expect(await runCommandLine([])).toBe(0)
  expect(said()).toMatch(/ {2}promote /)
  expect(said()).not.toMatch(/ {2}mirror /)
})

it.each(operatorVerbs)('knows what to type instead: $usage', async ({ usage }) => {
  const [name = ''] = usage.split(' ')
  expect(await runCommandLine([name, '--no-such-option'], operatorVerbs)).toBe(1)
  const inOneLine = said().replaceAll(/(?: \\)?\n */g, ' ')
  expect(inOneLine).toContain(`npm run release -- ${usage}`)
  expect(inOneLine).toMatch(/Unknown option '--no-such-option'/)
  const long = said()
    .split('\n')
    .filter(line => line.length > 100)
  expect(long).toEqual([])
})

it('offers teams no verb of the operator', async () => {
  expect(await runCommandLine(['mirror', '/srv/kutuhal'])).toBe(1)
  expect(said()).toContain('There is no "mirror".')
})

it('ends well when who reads its output stops', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', COMMAND_LINE_PATH, 'help'], { cwd: projectRoot })
  child.stdout.destroy()
  const exited = once(child, 'exit')
  const said = await text(child.stderr)
  await exited
  expect([child.exitCode, said]).toEqual([0, ''])
})
