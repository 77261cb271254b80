/** Tests the sandbox: what a program with all of Node can reach from inside. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { createSandbox, hasSandbox } from './sandboxes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'walls-'))
/** The kernel accepts connections even while this process is blocked. */
const listener = createServer().listen(0, '127.0.0.1')
beforeAll(() => listener.listening || once(listener, 'listening'))
afterAll(() => {
  listener.close()
  rmSync(folder, { recursive: true })
})

/** Tries all attacks and reports the result of each. */
const PROBE = `
const [file, port] = process.argv.slice(-2)
const said = {}
function attempt(name, task) {
  try { task(); said[name] = 'done' } catch (error) { said[name] = error.code ?? error.message }
}
attempt('read', () => require('node:fs').readFileSync('/etc/passwd'))
attempt('write', () => require('node:fs').writeFileSync(file, 'x'))
attempt('spawn', () => {
  const { error } = require('node:child_process').spawnSync(process.execPath, ['--version'])
  if (error) throw error
})
function end(how) {
  console.log(JSON.stringify({ ...said, connect: how }))
  process.exit()
}
require('node:net').connect(Number(port), '127.0.0.1')
  .on('connect', () => end('done'))
  .on('error', error => end(error.code))
`

function probe([program = '', ...args]: readonly string[]): Record<string, string> {
  const address = listener.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const given = ['-e', PROBE, '--', path.join(folder, 'written'), String(port)]
  const { stdout, stderr } = spawnSync(program, [...args, ...given], { env: {}, cwd: '/', encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return z.record(z.string(), z.string()).parse(JSON.parse(stdout))
}

const free = { read: 'done', write: 'done', spawn: 'done', connect: 'done' }

it('finds every way out where there are no walls', () => {
  expect(probe([process.execPath])).toEqual(free)
})

it('lets a program read, write and start nothing, and keeps it from the network where it says so', () => {
  const { command } = createSandbox()
  expect(path.basename(command.at(-1) ?? '')).toBe('program.mjs')
  const said = probe(command.slice(0, -1))
  for (const way of ['read', 'write', 'spawn', ...(hasSandbox() ? ['connect'] : [])]) {
    expect({ way, came: said[way] }).not.toEqual({ way, came: 'done' })
    expect(said[way]).toBeDefined()
  }
})
