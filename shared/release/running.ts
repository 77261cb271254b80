/**
 * Any number of processes may change a store at once, but clean-up runs alone: it would remove what another is about to make
 * live. Both sides first say that they are there and then look for each other, so at least one of them sees the other. A note
 * of a process that was killed does not count.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isAbandoned, ownerTag } from './owner.ts'
import type { Store } from './store.ts'

type Work = 'release' | 'clean-up'

/** How often to look whether the other side has finished; ms. */
const LOOK_AGAIN_MS = 50
/** A release takes seconds; whoever waits this long waits for something that hangs; ms. */
const PATIENCE_MS = 60_000

/** Runs a task during which nothing that it finds in the store is removed. */
export async function whileNothingIsRemoved<Result>(
  store: Store,
  task: () => Promise<Result>,
): Promise<Result> {
  const note = await leaveNote(store, 'release')
  try {
    await waitUntil(async () => othersAt(store, 'clean-up', note))
    return await task()
  } finally {
    await rm(note, { force: true })
  }
}

/** Runs a task while nobody else changes the store. */
export async function whileNobodyReleases<Result>(
  store: Store,
  task: () => Promise<Result>,
): Promise<Result> {
  let note = ''
  await waitUntil(async () => {
    note = await leaveNote(store, 'clean-up')
    const others = [...(await othersAt(store, 'release', note)), ...(await othersAt(store, 'clean-up', note))]
    // Step back, so that they are not held up.
    if (others.length > 0) await rm(note, { force: true })
    return others
  })
  try {
    return await task()
  } finally {
    await rm(note, { force: true })
  }
}

async function leaveNote(store: Store, work: Work): Promise<string> {
  const note = path.join(notesFolder(store), `${work}-${ownerTag()}`)
  await mkdir(notesFolder(store), { recursive: true })
  await writeFile(note, '')
  return note
}

/** @returns the notes of others who are at this work */
async function othersAt(store: Store, work: Work, own: string): Promise<string[]> {
  const others: string[] = []
  for (const name of await readdir(notesFolder(store))) {
    const note = path.join(notesFolder(store), name)
    if (!name.startsWith(`${work}-`) || note === own) continue
    const written = await stat(note).catch(() => undefined)
    if (written && !isAbandoned(name.slice(work.length + 1), Date.now() - written.mtimeMs)) others.push(note)
  }
  return others
}

export const notesFolder = (store: Store): string => path.join(store.folder, 'running')

async function waitUntil(inTheWay: () => Promise<readonly string[]>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (let notes = await inTheWay(); notes.length > 0; notes = await inTheWay()) {
    if (Date.now() > end) {
      throw new Error(
        `Another release or clean-up has been running for more than ${PATIENCE_MS / 1000} s. If none is, remove ${notes.join(', ')} and run the same command again.`,
      )
    }
    await delay(LOOK_AGAIN_MS * (1 + Math.random()))
  }
}
