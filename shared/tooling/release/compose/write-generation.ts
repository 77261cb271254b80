import { mkdir, rename, rm } from 'node:fs/promises'
import { findDocumentErrors } from '../store/document-hashes.ts'
import { generationFolder, hasGeneration, type Store } from '../store/store.ts'
import {
  toStoreItemName,
  formatStoreLocation,
  createStagingName,
  createFolderExclusive,
} from '../store/files/write-whole.ts'

/**
 * Writes a generation into the store. If its folder exists with different files, the folder is replaced.
 * @param fill function that composes the generation into a folder, and returns its digest
 * @param known the generation's digest, if a signed deployment states it: then a damaged local copy is
 *   replaced
 * @returns the generation's digest: the hash of its list of file hashes
 * @throws Error if an object store has different files under the same name
 */
export async function writeGeneration(
  store: Store,
  generation: string,
  fill: (folder: string) => Promise<string>,
  known?: string,
): Promise<string> {
  const target = generationFolder(store, generation)
  let digest = ''
  const filled = async (folder: string) => {
    digest = await fill(folder)
  }
  const isNew = !hasGeneration(store, generation) && (await createFolderExclusive(store, target, filled))
  if (!isNew) {
    // The folder exists already: another process or an attacker made it. Compose into a separate folder, and
    // compare the two.
    const own = createStagingName(target)
    try {
      await mkdir(own, { recursive: true })
      await filled(own)
      const errors = await findDocumentErrors(target, digest)
      if (errors.length > 0) await replace(store, target, own, digest === known)
    } finally {
      await rm(own, { recursive: true, force: true })
    }
  }
  return digest
}

async function replace(store: Store, planted: string, own: string, isCopy: boolean): Promise<void> {
  const place = `${formatStoreLocation(store)}/${toStoreItemName(store, planted)}`
  // Replace only a damaged local copy (`isCopy`). For wrong files in the object store, a person must find out
  // who wrote them.
  if (store.shared && !isCopy) {
    throw new Error(
      `${place} is not what its releases compose: somebody else wrote there. Nothing has changed. Look who may write into the store, remove the object ${formatStoreLocation(store)}/names/${toStoreItemName(store, planted)} and the folder ${planted}, and run the same command again.`,
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
