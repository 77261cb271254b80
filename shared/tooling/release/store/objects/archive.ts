/** Reads folders of store format 2, which were objects with an uncompressed tar archive. */
import { once } from 'node:events'
import { extract } from 'tar'
import { MAX_FILES, InvalidFolderError } from './listed-folder.ts'

/** Whether an object is such an archive: the format's name is at byte 257 (POSIX.1-2017, pax: ustar). */
export const isArchive = (object: Buffer): boolean => object.subarray(257, 262).toString('latin1') === 'ustar'

/** @throws InvalidFolderError if the archive has another format, or too many files */
export async function unpackArchive(folder: string, archive: Buffer): Promise<void> {
  let files = 0
  const unpacking = extract({
    cwd: folder,
    strict: true,
    filter: (_, entry) => isPlain(entry) && ++files <= MAX_FILES,
    // Applies this process's umask, since the packing process may have had a stricter one.
    onReadEntry: entry => {
      delete entry.mode
    },
  })
  const end = once(unpacking, 'close')
  unpacking.end(archive)
  await end.catch((cause: unknown) => {
    throw new InvalidFolderError(`it cannot be unpacked: ${String(cause)}`, { cause })
  })
  if (files > MAX_FILES) throw new InvalidFolderError(`it has more than ${MAX_FILES} files`)
}

const isPlain = (entry: object): boolean =>
  'type' in entry && (entry.type === 'File' || entry.type === 'OldFile' || entry.type === 'Directory')
