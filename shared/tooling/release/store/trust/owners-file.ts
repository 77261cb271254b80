import { existsSync } from 'node:fs'
import { lstat, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { getErrorCode } from '../files/error-code.ts'
import { readFileWithLimit } from '../files/read-limited.ts'
import { formatStoreLocation, replaceFile } from '../files/write-whole.ts'
import type { StoreLocation } from '../shared-store.ts'
import { ownersSchema, type Owners } from './owners.ts'
import { setTimeout as delay } from 'node:timers/promises'

export const ownersFile = ({ folder }: StoreLocation): string => path.join(folder, 'owners.json')

/**
 * Returns the path or address of the owners, for messages. In an object store, each version of the owners is
 * an object of its own.
 */
export const ownersInWords = (store: StoreLocation): string =>
  store.shared ? `${formatStoreLocation(store)}/texts/owners` : ownersFile(store)

export const hasOwners = (store: StoreLocation): boolean => existsSync(ownersFile(store))

const MAX_BYTES = 1_000_000

/**
 * @returns the store's owners; undefined if it has none yet
 * @throws Error that says what is wrong with owners.json
 */
export async function readOwners(store: StoreLocation): Promise<Owners | undefined> {
  const text = await readFileWithLimit(ownersFile(store), MAX_BYTES)
  if (text === undefined) return undefined
  try {
    return ownersSchema.parse(JSON.parse(text.toString()))
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)
    throw new Error(
      `${ownersInWords(store)} says who may release, and cannot be used:\n${why}\nNothing has changed. ${store.shared ? 'Remove the object with the highest number there, so that the one before it counts' : 'Mend the file (its form: shared/docs/reference/trust.md)'}, look at it with npm run release -- owners, and run the same command again.`,
      { cause },
    )
  }
}

/**
 * @param isFirst whether to write nothing if the store has owners
 * @throws Error if another computer changed the owners of an object store meanwhile
 */
export async function writeOwners(
  store: StoreLocation,
  owners: Owners,
  { isFirst = false } = {},
): Promise<void> {
  const file = ownersFile(store)
  const text = `${JSON.stringify(owners, null, 2)}\n`
  if (store.shared && !(await store.shared.changeOwners(text))) {
    if (isFirst) return
    throw new Error(
      `Somebody changed the owners of ${store.shared.address} meanwhile. Nothing has changed here: look at npm run release -- owners, and run the same command again.`,
    )
  }
  if (!isFirst) return replaceFile(file, text)
  await mkdir(store.folder, { recursive: true })
  await createFile(file, text)
}

/** @returns whether this call created the file; false if the file exists */
async function createFile(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Tells the first user of a store that the store will trust only this user's key from now on. */
export const firstUseInWords = (store: StoreLocation): string =>
  `This store had no owners yet. From now on it takes what your key has signed, and nothing else (${ownersInWords(store)}; shared/docs/reference/trust.md).`

/**
 * After this time, the lock of the owners is ignored, since its process was probably killed: a change takes
 * much less time; ms.
 */
const ABANDONED_AFTER_MS = 10_000
const LOCKED_TOO_LONG_MS = 60_000
const LOOK_AGAIN_MS = 20

/**
 * Lets only one process at a time change a folder's owners: otherwise a change could be lost, such as the
 * revocation of a key. An object store needs no lock, since each change is a numbered object, and the second
 * of two changes fails.
 * @throws Error if others hold the lock for too long
 */
export async function withOwnersLock<Result>(
  store: StoreLocation,
  task: () => Promise<Result>,
): Promise<Result> {
  if (store.shared) return task()
  const file = path.join(store.folder, 'locks', 'owners')
  await mkdir(path.dirname(file), { recursive: true })
  const end = Date.now() + LOCKED_TOO_LONG_MS
  // Count the time here: the file's own time may be in the future, by another clock or by a bad intention.
  let seen = { writtenAt: NaN, since: 0 }
  while (!(await createFile(file, ''))) {
    const writtenAt = (await lstat(file).catch(() => undefined))?.mtimeMs ?? NaN
    if (writtenAt !== seen.writtenAt) seen = { writtenAt, since: Date.now() }
    const age = Math.max(Date.now() - seen.since, Date.now() - writtenAt)
    if (age > ABANDONED_AFTER_MS) await rm(file, { force: true, recursive: true })
    if (Date.now() > end) {
      throw new Error(
        `Others have been changing the owners for more than ${LOCKED_TOO_LONG_MS / 1000} s. Nothing has changed. If nobody is, remove ${file} and run the same command again.`,
      )
    }
    await delay(LOOK_AGAIN_MS)
  }
  try {
    return await task()
  } finally {
    await rm(file, { force: true })
  }
}
