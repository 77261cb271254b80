import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isPortInUse } from '../../programs/local-ports.ts'

export interface RunningNginx {
  readonly pid: number
  close(): Promise<void>
}

const LOG = path.join('logs', 'error.log')

/** @throws Error with nginx's own message if nginx does not start */
export async function runNginx(program: string, folder: string, port: number): Promise<RunningNginx> {
  const args = [...folderArguments(folder), '-e', LOG, '-g', 'daemon off;']
  const nginx = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  nginx.stderr.on('data', chunk => (words += String(chunk)))
  const stop = () => nginx.kill()
  process.once('exit', stop)
  const ended = once(nginx, 'exit')
  while (!(await isPortInUse(port))) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx did not start in ${folder}; see ${LOG} there.\n\n${words}`)
    await delay(20)
  }
  return {
    pid: nginx.pid ?? 0,
    async close() {
      process.off('exit', stop)
      nginx.kill()
      await ended
    },
  }
}

export function checkNginxConfiguration(program: string, folder: string): { isGood: boolean; words: string } {
  const { status, stderr } = spawnSync(program, [...folderArguments(folder), '-e', 'stderr', '-t'], {
    encoding: 'utf8',
  })
  return { isGood: status === 0, words: stderr }
}

/** nginx 1.25.1 and later use `http2 on`. */
export function detectHttp2Syntax(program: string): 'in listen' | 'directive' {
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' })
  const [, minor = 0, patch = 0] = (/nginx\/([\d.]+)/.exec(stderr)?.[1] ?? '1.22.1').split('.').map(Number)
  return minor > 25 || (minor === 25 && patch >= 1) ? 'directive' : 'in listen'
}

const folderArguments = (folder: string): string[] => ['-p', path.resolve(folder), '-c', 'nginx.conf']
