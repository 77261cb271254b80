import { existsSync } from 'node:fs'
import { readFile, rm, writeFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { getErrorCode } from '../error-code.ts'
import { formatStoreLocation, replaceFile } from '../write-whole.ts'
import type { StoreLocation } from '../shared-store.ts'
import { ownersSchema, type Owners } from './owners.ts'
import { setTimeout as delay } from 'node:timers/promises'

export const ownersFile = ({ folder }: StoreLocation): string => path.join(folder, 'owners.json')

/** Describes where the owners are: in an object store, each change of the owners is a separate object. */
export const ownersInWords = (store: StoreLocation): string =>
  store.shared ? `${formatStoreLocation(store)}/texts/owners` : ownersFile(store)

export const hasOwners = (store: StoreLocation): boolean => existsSync(ownersFile(store))

/**
 * @returns undefined if the store has no owners yet
 * @throws Error that says what is wrong with the file
 */
export async function readOwners(store: StoreLocation): Promise<Owners | undefined> {
  const file = ownersFile(store)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
  try {
    return ownersSchema.parse(JSON.parse(text))
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)
    throw new Error(
      `${ownersInWords(store)} says who may release, and cannot be used:\n${why}\nNothing has changed. ${store.shared ? 'Remove the object with the highest number there, so that the one before it counts' : 'Mend the file (its form: shared/docs/reference/trust.md)'}, look at it with npm run release -- owners, and run the same command again.`,
      { cause },
    )
  }
}

/**
 * @param isFirst whether to fail if the file exists
 * @returns whether the owners were written
 * @throws Error if the store is shared and another change came first
 */
export async function writeOwners(
  store: StoreLocation,
  owners: Owners,
  { isFirst = false } = {},
): Promise<boolean> {
  const file = ownersFile(store)
  const text = `${JSON.stringify(owners, null, 2)}\n`
  if (store.shared && !(await store.shared.changeOwners(text))) {
    if (isFirst) return false
    throw new Error(
      `Somebody changed the owners of ${store.shared.address} meanwhile. Nothing has changed here: look at npm run release -- owners, and run the same command again.`,
    )
  }
  if (isFirst) {
    await mkdir(store.folder, { recursive: true })
    return writeFile(file, text, { flag: 'wx' }).then(
      () => true,
      (error: unknown) => {
        if (getErrorCode(error) === 'EEXIST') return false
        throw error
      },
    )
  }
  await replaceFile(file, text)
  return true
}

/** Explains the trust in a store's first key to the first user, who may not know about it. */
export const firstUseInWords = (store: StoreLocation): string =>
  `This store had no owners yet. From now on it takes what your key has signed, and nothing else (${ownersInWords(store)}; shared/docs/reference/trust.md).`

/** A lock that is older belongs to a killed process, since changing the owners takes much less time; ms. */
const ABANDONED_AFTER_MS = 10_000
const LOOK_AGAIN_MS = 20

/**
 * Runs changes of a folder's owners one after the other: a lost change could be the revocation of a key. An
 * object store needs no lock: each change is a numbered object, and the slower of two changes fails.
 */
export async function withOwnersLock<Result>(
  store: StoreLocation,
  task: () => Promise<Result>,
): Promise<Result> {
  if (store.shared) return task()
  const file = path.join(store.folder, 'locks', 'owners')
  await mkdir(path.dirname(file), { recursive: true })
  while (!(await isTaken(file))) await delay(LOOK_AGAIN_MS)
  try {
    return await task()
  } finally {
    await rm(file, { force: true })
  }
}

/** @returns whether this process now has the lock */
async function isTaken(file: string): Promise<boolean> {
  try {
    await writeFile(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
  }
  const found = await stat(file).catch(() => undefined)
  if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true })
  return false
}
