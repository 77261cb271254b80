/**
 * The lock of a store. Any number of releases can share it. A clean-up needs it alone, since it could remove
 * what a release is about to make live. Each process first writes a mark (a file or object), then looks for
 * other marks, so of two processes at least one sees the other. Marks of killed processes are ignored.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hostname } from 'node:os'
import type { Leases, StoreLocation } from './shared-store.ts'
import { getErrorCode } from './files/error-code.ts'

type Work = 'release' | 'clean-up'

/** How often to check whether the processes that hold the lock have finished; ms. */
const LOOK_AGAIN_MS = 50
/** How long to wait for the lock: a release takes seconds, so who holds it longer probably hangs; ms. */
const LOCKED_TOO_LONG_MS = 60_000

/** Runs a task that holds the lock together with other releases: no clean-up removes anything meanwhile. */
export const withSharedLock = <Result>(store: StoreLocation, task: () => Promise<Result>): Promise<Result> =>
  withLock(store, 'release', task)

/** Runs a task that holds the lock alone: no other release or clean-up changes the store meanwhile. */
export const withExclusiveLock = <Result>(
  store: StoreLocation,
  task: () => Promise<Result>,
): Promise<Result> => withLock(store, 'clean-up', task)

async function withLock<Result>(
  store: StoreLocation,
  work: Work,
  task: () => Promise<Result>,
): Promise<Result> {
  const marks = store.shared?.marks ?? marksIn(locksFolder(store))
  const mark = `${work}-${createLeaseId()}`
  try {
    await waitUntilFree(marks, work, mark)
    // Sync the local copy, since other computers may have changed the object store meanwhile.
    await store.shared?.update()
    return await task()
  } finally {
    await marks.remove(mark)
  }
}

/**
 * Leaves this process's mark, and waits until the work of no other process is in the way.
 * @throws Error if that takes too long
 */
async function waitUntilFree(marks: Leases, work: Work, own: string): Promise<void> {
  const inTheWay = work === 'release' ? /^clean-up-(.*)$/ : /^(?:release|clean-up)-(.*)$/
  const end = Date.now() + LOCKED_TOO_LONG_MS
  let left = Date.now()
  await marks.leave(own)
  for (;;) {
    const all = await marks.all()
    // This process's mark shows how far this computer's clock is from that of the store.
    const ownAge = all.find(({ name }) => name === own)?.ageMs
    const clockError = ownAge === undefined ? 0 : ownAge - (Date.now() - left)
    const found = all.filter(({ name, ageMs }) => {
      const [, id] = inTheWay.exec(name) ?? []
      return id !== undefined && name !== own && !isLeaseStale(id, ageMs - clockError)
    })
    if (found.length === 0) return
    if (Date.now() > end) {
      throw new Error(
        `Another release or clean-up has been running for more than ${LOCKED_TOO_LONG_MS / 1000} s. If none is, remove ${found.map(({ name }) => marks.inWords(name)).join(', ')} and run the same command again.`,
      )
    }
    // A clean-up has no mark while it waits, so that releases do not wait for it.
    if (work === 'clean-up') await marks.remove(own)
    await delay(LOOK_AGAIN_MS * (1 + Math.random()))
    if (work === 'clean-up') {
      left = Date.now()
      await marks.leave(own)
    }
  }
}

export const locksFolder = (store: StoreLocation): string => path.join(store.folder, 'locks')

function marksIn(folder: string): Leases {
  const fileOf = (name: string) => path.join(folder, name)
  return {
    async leave(name) {
      await mkdir(folder, { recursive: true })
      await writeFile(fileOf(name), '')
    },
    remove: name => rm(fileOf(name), { force: true }),
    async all() {
      const marks = (await readdir(folder)).map(async name => {
        const written = await stat(fileOf(name)).catch(() => undefined)
        return written && { name, ageMs: Date.now() - written.mtimeMs }
      })
      return (await Promise.all(marks)).filter(mark => mark !== undefined)
    },
    inWords: fileOf,
  }
}

/** Age at which another computer's mark is ignored: the process that wrote it has probably ended; ms. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

/** How far in the future the time of a mark may lie, since clocks differ; a later one is ignored; ms. */
const FUTURE_MS = 60_000

let claims = 0

/** Returns a unique suffix for the name of a mark or temporary file; it names this process. */
export function createLeaseId(): string {
  claims += 1
  return `${process.pid}-${claims}-${hostname()}`
}

/**
 * Whether the process that made a mark or temporary file has ended without removing it.
 * @param ageMs time since the file was written, which is all that shows whether another computer's runs
 */
export function isLeaseStale(tag: string, ageMs: number): boolean {
  const [, pid = '', host] = /^(\d+)-\d+-(.*)$/.exec(tag) ?? []
  const isOfOtherTime = ageMs > ABANDONED_AFTER_MS || ageMs < -FUTURE_MS
  return isOfOtherTime || (host === hostname() && !isRunning(Number(pid)))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process runs, but belongs to another user.
    return getErrorCode(error) === 'EPERM'
  }
}
