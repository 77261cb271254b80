import { hostname } from 'node:os'
import { codeOf } from './error-code.ts'

/** Time until a process on another machine counts as gone; ms. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

let claims = 0

/** A unique suffix for what this process holds and will finish or remove; `isAbandoned` reads it. */
export function holderTag(): string {
  claims += 1
  return `${process.pid}-${claims}-${hostname()}`
}

/**
 * Whether the process that made something has ended without finishing it.
 * @param tag as `holderTag` made it
 * @param ageMs how long ago it was last written; decides where the process ran on another machine
 */
export function isAbandoned(tag: string, ageMs: number): boolean {
  const [, pid = '', host] = /^(\d+)-\d+-(.*)$/.exec(tag) ?? []
  return ageMs > ABANDONED_AFTER_MS || (host === hostname() && !isRunning(Number(pid)))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs, but as another user.
    return codeOf(error) === 'EPERM'
  }
}
