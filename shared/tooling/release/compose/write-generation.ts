import { mkdir, rename, rm } from 'node:fs/promises'
import {
  createStagingName,
  removeFolderAtomically,
  writeFolderAtomically,
} from '../store/files/write-whole.ts'

/**
 * A folder with other files is damaged, and is replaced.
 * @param fill composes the generation into a folder, and returns its digest
 * @param isIntact whether the folder that is there has the files that it should have
 * @returns the digest: the hash of the generation's list of file hashes
 */
export async function writeGeneration(
  target: string,
  fill: (folder: string) => Promise<string>,
  isIntact: () => Promise<boolean>,
): Promise<string> {
  let digest = ''
  const filled = async (folder: string) => {
    digest = await fill(folder)
  }
  if (await writeFolderAtomically(target, filled)) return digest
  // Another process was faster: never take its generation away, since it may be live.
  if (await isIntact()) return digest
  const own = createStagingName(target)
  try {
    await mkdir(own, { recursive: true })
    await filled(own)
    await removeFolderAtomically(target)
    await rename(own, target)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
  return digest
}
