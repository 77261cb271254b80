/**
 * The lock of a store. Any number of releases can share it; a clean-up needs it alone, since it could remove
 * what a release is about to make live. Both sides write their mark before they look for others, so at least
 * one side sees the other. Marks of killed processes are ignored.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hostname } from 'node:os'
import type { Leases, StoreLocation } from './shared-store.ts'
import { getErrorCode } from './error-code.ts'

type Work = 'release' | 'clean-up'

/** Interval at which to look whether the other side has finished; ms. */
const LOOK_AGAIN_MS = 50
/** Time limit for waiting: a release takes seconds, so a longer wait means that a process hangs; ms. */
const LOCKED_TOO_LONG_MS = 60_000

/** Runs a task during which nothing in the store is removed. */
export async function withSharedLock<Result>(
  store: StoreLocation,
  task: () => Promise<Result>,
): Promise<Result> {
  const marks = marksOf(store)
  const mark = await leaveMark(marks, 'release')
  try {
    await waitUntil(marks, () => others(marks, 'clean-up', mark))
    // Sync the folder, which may lack additions and removals until now.
    await store.shared?.update()
    return await task()
  } finally {
    await marks.remove(mark)
  }
}

/** Runs a task while no other process changes the store. */
export async function withExclusiveLock<Result>(
  store: StoreLocation,
  task: () => Promise<Result>,
): Promise<Result> {
  const marks = marksOf(store)
  let mark = ''
  await waitUntil(marks, async () => {
    mark = await leaveMark(marks, 'clean-up')
    const found = [...(await others(marks, 'release', mark)), ...(await others(marks, 'clean-up', mark))]
    // Remove the own mark, so that the other processes can continue.
    if (found.length > 0) await marks.remove(mark)
    return found
  })
  try {
    await store.shared?.update()
    return await task()
  } finally {
    await marks.remove(mark)
  }
}

async function leaveMark(marks: Leases, work: Work): Promise<string> {
  const mark = `${work}-${createLeaseId()}`
  await marks.leave(mark)
  return mark
}

/** @returns the marks of other processes that do this kind of work */
async function others(marks: Leases, work: Work, own: string): Promise<string[]> {
  const found = (await marks.all()).filter(({ name }) => name.startsWith(`${work}-`) && name !== own)
  return found
    .filter(({ name, ageMs }) => !isLeaseStale(name.slice(work.length + 1), ageMs))
    .map(({ name }) => name)
}

const marksOf = (store: StoreLocation): Leases => store.shared?.marks ?? marksIn(locksFolder(store))

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

async function waitUntil(marks: Leases, inTheWay: () => Promise<readonly string[]>): Promise<void> {
  const end = Date.now() + LOCKED_TOO_LONG_MS
  for (let found = await inTheWay(); found.length > 0; found = await inTheWay()) {
    if (Date.now() > end) {
      throw new Error(
        `Another release or clean-up has been running for more than ${LOCKED_TOO_LONG_MS / 1000} s. If none is, remove ${found.map(name => marks.inWords(name)).join(', ')} and run the same command again.`,
      )
    }
    await delay(LOOK_AGAIN_MS * (1 + Math.random()))
  }
}

/** After this time a process on another computer counts as ended; ms. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

let claims = 0

/** Returns a unique suffix for something that this process will finish or remove; `isLeaseStale` reads it. */
export function createLeaseId(): string {
  claims += 1
  return `${process.pid}-${claims}-${hostname()}`
}

/**
 * Whether the process that holds something has ended without finishing it.
 * @param tag suffix that `createLeaseId` returned
 * @param ageMs time since the last write, which decides if the process ran on another computer
 */
export function isLeaseStale(tag: string, ageMs: number): boolean {
  const [, pid = '', host] = /^(\d+)-\d+-(.*)$/.exec(tag) ?? []
  return ageMs > ABANDONED_AFTER_MS || (host === hostname() && !isRunning(Number(pid)))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process runs, but as another user.
    return getErrorCode(error) === 'EPERM'
  }
}
