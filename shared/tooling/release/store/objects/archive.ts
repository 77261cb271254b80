/** Reads items of store format 2, in which each item was one object: an uncompressed tar archive. */
import { once } from 'node:events'
import { extract } from 'tar'
import { MAX_STORE_ITEM_FILES, InvalidStoreItemError } from './listed-folder.ts'

/** Whether an object is a tar archive: such a file has `ustar` at byte 257 (POSIX.1-2017, pax). */
export const isArchive = (object: Buffer): boolean => object.subarray(257, 262).toString('latin1') === 'ustar'

/**
 * Unpacks an archive into a folder.
 * @throws InvalidStoreItemError if it cannot be unpacked, or has too many files
 */
export async function unpackArchive(folder: string, archive: Buffer): Promise<void> {
  let files = 0
  const unpacking = extract({
    cwd: folder,
    strict: true,
    filter: (_, entry) => isPlain(entry) && ++files <= MAX_STORE_ITEM_FILES,
    // Ignore the file modes in the archive, since the process that packed it may have had a stricter umask.
    // The unpacked files get this process's default mode.
    onReadEntry: entry => {
      delete entry.mode
    },
  })
  const end = once(unpacking, 'close')
  unpacking.end(archive)
  await end.catch((cause: unknown) => {
    throw new InvalidStoreItemError(`it cannot be unpacked: ${String(cause)}`, { cause })
  })
  if (files > MAX_STORE_ITEM_FILES)
    throw new InvalidStoreItemError(`it has more than ${MAX_STORE_ITEM_FILES} files`)
}

const isPlain = (entry: object): boolean =>
  'type' in entry && (entry.type === 'File' || entry.type === 'OldFile' || entry.type === 'Directory')
