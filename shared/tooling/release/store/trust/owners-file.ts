import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { codeOf } from '../error-code.ts'
import { placeInWords, unfinishedName, type Place } from '../write-whole.ts'
import { ownersSchema, type Owners } from './owners.ts'

export const ownersFile = ({ folder }: Place): string => path.join(folder, 'owners.json')

/** Where the owners stand, for whoever runs a command: in an object store each change of them is an object of its own. */
export const ownersInWords = (store: Place): string =>
  store.shared ? `${placeInWords(store)}/texts/owners` : ownersFile(store)

export const hasOwners = (store: Place): boolean => existsSync(ownersFile(store))

/**
 * @returns nothing if the store has none yet
 * @throws Error that says what is wrong in it
 */
export async function readOwners(store: Place): Promise<Owners | undefined> {
  const file = ownersFile(store)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
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
 * @param isFirst fails where there is one already
 * @returns whether it was written
 * @throws Error if others share the store, and one of them was faster
 */
export async function writeOwners(store: Place, owners: Owners, { isFirst = false } = {}): Promise<boolean> {
  const file = ownersFile(store)
  const text = `${JSON.stringify(owners, null, 2)}\n`
  if (store.shared && !(await store.shared.changeOwners(text))) {
    if (isFirst) return false
    throw new Error(
      `Somebody changed the owners of ${store.shared.address} meanwhile. Nothing has changed here: look at npm run release -- owners, and run the same command again.`,
    )
  }
  if (isFirst) {
    return writeFile(file, text, { flag: 'wx' }).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      },
    )
  }
  const unfinished = unfinishedName(file)
  try {
    await writeFile(unfinished, text)
    await rename(unfinished, file)
    return true
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** For whoever used a store first, and may not know it. */
export const firstUseInWords = (store: Place): string =>
  `This store had no owners yet. From now on it takes what your key has signed, and nothing else (${ownersInWords(store)}; shared/docs/reference/trust.md).`
