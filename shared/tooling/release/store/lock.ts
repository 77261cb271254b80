/**
 * The lock of a store. Releases share it: any number of processes may change a store at once. Clean-up has it alone: it would remove
 * what another is about to make live. Both sides first leave their mark and then look for each other, so at least one of them sees the
 * other. The mark of a process that was killed does not count.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { holderTag, isAbandoned } from './lock-holder.ts'
import type { Store } from './store.ts'

type Work = 'release' | 'clean-up'

/** How often to look whether the other side has finished; ms. */
const LOOK_AGAIN_MS = 50
/** A release takes seconds; whoever waits this long waits for something that hangs; ms. */
const LOCKED_TOO_LONG_MS = 60_000

/** Runs a task during which nothing that it finds in the store is removed. */
export async function withSharedLock<Result>(store: Store, task: () => Promise<Result>): Promise<Result> {
  const mark = await leaveMark(store, 'release')
  try {
    await waitUntil(async () => marksOf(store, 'clean-up', mark))
    return await task()
  } finally {
    await rm(mark, { force: true })
  }
}

/** Runs a task while nobody else changes the store. */
export async function withExclusiveLock<Result>(store: Store, task: () => Promise<Result>): Promise<Result> {
  let mark = ''
  await waitUntil(async () => {
    mark = await leaveMark(store, 'clean-up')
    const others = [...(await marksOf(store, 'release', mark)), ...(await marksOf(store, 'clean-up', mark))]
    // Step back, so that they are not held up.
    if (others.length > 0) await rm(mark, { force: true })
    return others
  })
  try {
    return await task()
  } finally {
    await rm(mark, { force: true })
  }
}

async function leaveMark(store: Store, work: Work): Promise<string> {
  const mark = path.join(locksFolder(store), `${work}-${holderTag()}`)
  await mkdir(locksFolder(store), { recursive: true })
  await writeFile(mark, '')
  return mark
}

/** @returns the marks of others who are at this work */
async function marksOf(store: Store, work: Work, own: string): Promise<string[]> {
  const others: string[] = []
  for (const name of await readdir(locksFolder(store))) {
    const mark = path.join(locksFolder(store), name)
    if (!name.startsWith(`${work}-`) || mark === own) continue
    const written = await stat(mark).catch(() => undefined)
    if (written && !isAbandoned(name.slice(work.length + 1), Date.now() - written.mtimeMs)) others.push(mark)
  }
  return others
}

export const locksFolder = (store: Store): string => path.join(store.folder, 'locks')

async function waitUntil(inTheWay: () => Promise<readonly string[]>): Promise<void> {
  const end = Date.now() + LOCKED_TOO_LONG_MS
  for (let marks = await inTheWay(); marks.length > 0; marks = await inTheWay()) {
    if (Date.now() > end) {
      throw new Error(
        `Another release or clean-up has been running for more than ${LOCKED_TOO_LONG_MS / 1000} s. If none is, remove ${marks.join(', ')} and run the same command again.`,
      )
    }
    await delay(LOOK_AGAIN_MS * (1 + Math.random()))
  }
}
