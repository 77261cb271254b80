import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureProgram } from '@kutuhal/release/programs/debian-program.ts'
import { freePort } from '@kutuhal/release/programs/free-port.ts'
import { isAnswering } from '@kutuhal/release/programs/is-answering.ts'

export interface Redis {
  readonly url: string
  close(): Promise<void>
}

/** Debian's Redis on a free port, in memory only: what it counts is worth a minute. */
export async function startRedis(): Promise<Redis> {
  const program = ensureProgram({ name: 'redis-server', debianPackage: 'redis-server' })
  if (!program) throw new Error('The assistants count in Redis. Install it: see above.')
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(program, options, { stdio: 'ignore' })
  process.once('exit', () => server.kill())
  while (!(await isAnswering(port))) {
    if (server.exitCode !== null) throw new Error(`Redis did not start on port ${port}.`)
    await delay(20)
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async close() {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill()
      await once(server, 'exit')
    },
  }
}
