/** Writes a generation into a store, and replaces an existing folder of the same name with other content. */
import { mkdir, rename, rm } from 'node:fs/promises'
import { digestOfDocuments, findDocumentErrors } from '../store/document-hashes.ts'
import { generationFolder, hasGeneration, type Store } from '../store/store.ts'
import {
  toItemName,
  formatStoreLocation,
  createStagingName,
  createFolderExclusive,
} from '../store/write-whole.ts'

/**
 * Writes a generation, and replaces any files under its name.
 * @param fill composes the generation into a folder
 * @param known digest of the generation when it was live, if known: a local copy that differs is repaired
 * @returns the generation's digest: the hash of its list of file hashes
 * @throws Error if an object store has another generation under the same name
 */
export async function writeGeneration(
  store: Store,
  generation: string,
  fill: (folder: string) => Promise<void>,
  known?: string,
): Promise<string> {
  const target = generationFolder(store, generation)
  let digest: string | undefined
  const filled = async (folder: string) => {
    await fill(folder)
    digest = await digestOfDocuments(folder)
  }
  const isNew = !hasGeneration(store, generation) && (await createFolderExclusive(store, target, filled))
  if (!isNew) {
    // The folder exists, made by another process or by an attacker: compose separately, and compare.
    const own = createStagingName(target)
    try {
      await mkdir(own, { recursive: true })
      await filled(own)
      if (!(await isSame(target, digest))) await replace(store, target, own, digest === known)
    } finally {
      await rm(own, { recursive: true, force: true })
    }
  }
  if (digest === undefined)
    throw new Error(`${target} says nothing of its files. Remove it, and run the same command again.`)
  return digest
}

const isSame = async (folder: string, digest = ''): Promise<boolean> =>
  (await digestOfDocuments(folder)) === digest && (await findDocumentErrors(folder, digest)).length === 0

async function replace(store: Store, planted: string, own: string, isCopy: boolean): Promise<void> {
  const place = `${formatStoreLocation(store)}/${toItemName(store, planted)}`
  // Replace a damaged local copy (`isCopy`). A wrong generation in the object store needs a person.
  if (store.shared && !isCopy) {
    throw new Error(
      `${place} is not what its releases compose: somebody else wrote there. Nothing has changed. Look who may write into the store, remove the object ${formatStoreLocation(store)}/names/${toItemName(store, planted)} and the folder ${planted}, and run the same command again.`,
    )
  }
  console.error(
    `${place} was not what its releases compose: somebody else wrote there. It was composed again. Look who may write into the store.`,
  )
  const gone = createStagingName(planted)
  await rename(planted, gone)
  await rename(own, planted)
  await rm(gone, { recursive: true, force: true })
}
