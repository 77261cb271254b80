import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface LoadTestResult {
  /** What wrk says. */
  readonly report: string
  readonly requestsPerSecond: number
  /** Answers with a status of 400 or more. */
  readonly badStatus: number
  readonly socketErrors: number
}

interface Load {
  /** E.g. `https://localhost:4330`. */
  readonly origin: string
  readonly paths: readonly string[]
  readonly seconds: number
}

const script = fileURLToPath(new URL('wrk.lua', import.meta.url))
const thisComputer = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Requests some paths in turn, as fast as the server answers 50 connections.
 * @param program path of wrk
 * @throws Error for a server on another computer, and with wrk's own message if wrk does not run
 */
export async function runLoadTest(
  program: string,
  { origin, paths, seconds }: Load,
): Promise<LoadTestResult> {
  requireLocalServer(origin)
  const options = ['--latency', '-t', '2', '-c', '50', '-d', `${seconds}s`, '-s', script]
  const wrk = spawn(program, [...options, origin, '--', ...paths], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [report, words] = await Promise.all([text(wrk.stdout), text(wrk.stderr), once(wrk, 'exit')])
  const rate = /^Requests\/sec: +([\d.]+)$/m.exec(report)?.[1]
  if (rate === undefined) throw new Error(`wrk gave no figures for ${origin}.\n\n${report}${words}`)
  const errors = /^ +Socket errors: (.+)$/m.exec(report)?.[1]?.match(/\d+/g) ?? []
  return {
    report,
    requestsPerSecond: Number(rate),
    badStatus: Number(/^ +Non-2xx or 3xx responses: (\d+)$/m.exec(report)?.[1] ?? 0),
    socketErrors: errors.reduce((sum, count) => sum + Number(count), 0),
  }
}

/**
 * A load test must hit only this computer.
 * @throws Error for another host
 */
export function requireLocalServer(origin: string): void {
  if (thisComputer.test(origin)) return
  throw new Error(
    `${origin} is not on this computer. Load is for servers of your own: https://localhost:3443.`,
  )
}
