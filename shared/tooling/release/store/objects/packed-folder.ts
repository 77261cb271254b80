/**
 * A folder as one object, written whole or not at all with one request: a tar archive without links or
 * compression, so that unpacking takes no more room than the archive.
 */
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { create, extract } from 'tar'

/** Limit for one archive; a release with 10,000 articles has 60,000 files. */
const MAX_FILES = 200_000
/** Bytes of one archive. */
export const MAX_ARCHIVE_BYTES = 1_000_000_000

/** An object is no archive of ours. */
export class ArchiveError extends Error {}

/** @returns the archive of a folder; links are left out, since unpacking makes them of what is signed */
export async function packed(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const names = entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
  const parts: Buffer[] = []
  // tar reads names that begin with @ as archives to include.
  const given = names.map(name => `./${name}`)
  for await (const part of create({ cwd: folder, portable: true, noMtime: true }, given)) parts.push(part)
  return Buffer.concat(parts)
}

/** @throws ArchiveError if it is no archive of ours, or too large */
export async function unpackInto(folder: string, archive: Buffer): Promise<void> {
  if (archive.length > MAX_ARCHIVE_BYTES || !isPlainTar(archive)) {
    throw new ArchiveError('it is no archive of files as this store has them')
  }
  let files = 0
  const unpacking = extract({
    cwd: folder,
    strict: true,
    filter: (_, entry) => isPlain(entry) && ++files <= MAX_FILES,
    // Applies this process's umask, since the packing one may have been stricter.
    onReadEntry: entry => {
      delete entry.mode
    },
  })
  const end = once(unpacking, 'close')
  unpacking.end(archive)
  await end.catch((cause: unknown) => {
    throw new ArchiveError(`it cannot be unpacked: ${String(cause)}`, { cause })
  })
  if (files > MAX_FILES) throw new ArchiveError(`it has more than ${MAX_FILES} files`)
}

/** The format's name is at byte 257 (POSIX.1-2017, pax: ustar). */
const isPlainTar = (archive: Buffer): boolean => archive.subarray(257, 262).toString('latin1') === 'ustar'

const isPlain = (entry: object): boolean =>
  'type' in entry && (entry.type === 'File' || entry.type === 'OldFile' || entry.type === 'Directory')
