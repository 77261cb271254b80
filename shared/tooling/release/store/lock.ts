/**
 * The lock of a store. Any number of releases can share it. A clean-up needs it exclusively, since it could
 * remove what a release is about to make live. Each process writes its mark before it looks for others, so at
 * least one of two processes sees the other. Marks of killed processes are ignored.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hostname } from 'node:os'
import type { Leases, StoreLocation } from './shared-store.ts'
import { getErrorCode } from './error-code.ts'

type Work = 'release' | 'clean-up'

/** Interval for checking whether the other processes have finished; ms. */
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
    // Update the local copy: other computers may have changed the object store while this process waited.
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
    // Remove this process's mark while it waits, so that the other processes can continue.
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

/** @returns names of the marks that other running processes have written for a kind of work */
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

/** Age at which a mark of another computer is ignored, since its process has probably ended; ms. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

let claims = 0

/** Returns a unique suffix for the name of a mark or an unfinished file; `isLeaseStale` parses it. */
export function createLeaseId(): string {
  claims += 1
  return `${process.pid}-${claims}-${hostname()}`
}

/**
 * Whether the process that made a mark or an unfinished file has ended without removing it.
 * @param tag suffix that `createLeaseId` returned
 * @param ageMs time since the last write: the only evidence about a process on another computer
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
