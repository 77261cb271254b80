import { hostname } from 'node:os'
import { codeOf } from './error-code.ts'

/** After this time a process on another computer counts as ended; ms. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

let claims = 0

/** Returns a unique suffix for something that this process will finish or remove; `isAbandoned` reads it. */
export function holderTag(): string {
  claims += 1
  return `${process.pid}-${claims}-${hostname()}`
}

/**
 * Whether the process that holds something has ended without finishing it.
 * @param tag suffix that `holderTag` returned
 * @param ageMs time since the last write, which decides if the process ran on another computer
 */
export function isAbandoned(tag: string, ageMs: number): boolean {
  const [, pid = '', host] = /^(\d+)-\d+-(.*)$/.exec(tag) ?? []
  return ageMs > ABANDONED_AFTER_MS || (host === hostname() && !isRunning(Number(pid)))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process runs, but as another user.
    return codeOf(error) === 'EPERM'
  }
}
