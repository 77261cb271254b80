import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface LoadTestResult {
  readonly requestsPerSecond: number
  /** Compressed size of the answers with their headers; bytes. */
  readonly bytesPerRequest: number
  /** Percentiles of the response time (50, 90, 99) and its maximum; ms. */
  readonly latency: {
    readonly p50: number
    readonly p90: number
    readonly p99: number
    readonly longest: number
  }
  /** Number of answers with a status of 400 or more. */
  readonly badStatus: number
  readonly socketErrors: number
}

interface Load {
  /** The server's origin, e.g. `https://localhost:4330`. */
  readonly origin: string
  readonly paths: readonly string[]
  readonly seconds: number
  readonly connections?: number
}

const script = fileURLToPath(new URL('wrk.lua', import.meta.url))
const thisComputer = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Runs a load test: requests some paths from a local server in turn, as fast as it answers.
 * @param program path of wrk
 * @throws Error for a server on another computer, and with wrk's own message if wrk does not run
 */
export async function runLoadTest(program: string, load: Load): Promise<LoadTestResult> {
  const { origin, paths, seconds, connections = 50 } = load
  requireLocalServer(origin)
  const options = ['-t', '2', '-c', String(connections), '-d', `${seconds}s`, '-s', script]
  const wrk = spawn(program, [...options, origin, '--', ...paths], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, words] = await Promise.all([text(wrk.stdout), text(wrk.stderr), once(wrk, 'exit')])
  const line = /^\{.*\}$/m.exec(output)?.[0]
  if (line === undefined) throw new Error(`wrk gave no figures for ${origin}.\n\n${output}${words}`)
  return figuresOf(line)
}

/** Makes sure that a load test hits only this computer. @throws Error for another host */
export function requireLocalServer(origin: string): void {
  if (thisComputer.test(origin)) return
  throw new Error(
    `${origin} is not on this computer. Load is for servers of your own: https://localhost:3443.`,
  )
}

function figuresOf(line: string): LoadTestResult {
  // wrk.lua prints these results as JSON.
  const said = JSON.parse(line) as Record<Said, number>
  const milliseconds = (name: Said) => said[name] / 1000
  return {
    requestsPerSecond: Math.round(said.requests / (said.microseconds / 1e6)),
    bytesPerRequest: Math.round(said.bytes / said.requests),
    latency: {
      p50: milliseconds('p50'),
      p90: milliseconds('p90'),
      p99: milliseconds('p99'),
      longest: milliseconds('longest'),
    },
    badStatus: said.badStatus,
    socketErrors: said.socketErrors,
  }
}

type Said =
  | 'requests'
  | 'bytes'
  | 'microseconds'
  | 'p50'
  | 'p90'
  | 'p99'
  | 'longest'
  | 'badStatus'
  | 'socketErrors'
