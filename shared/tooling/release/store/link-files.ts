/**
 * Hard-links the files that an app's releases have in common, so that a store grows only by the changed
 * files.
 */
import { copyFileSync, linkSync, lstatSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { getErrorCode } from './error-code.ts'
import { FileReuseError, listCompressedFileNames } from './file-writer.ts'
import { link, mkdir, readFile } from 'node:fs/promises'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { findInvalidCompressedCopies } from './read-limited.ts'
import { MAX_CONCURRENT_FILES } from './verify-stored.ts'

/** Error codes for a disk that does not support links, a target on another disk, and too many links. */
const NO_LINK = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK'])

/**
 * Hard-links immutable files into another folder, or copies them if the disk does not support links.
 * @param from folder that has the files
 * @param to folder that gets the links
 * @param names paths of the files, relative to both folders
 * @throws FileReuseError if a file is missing
 */
export function hardLinkFiles(from: string, to: string, names: Iterable<string>): void {
  const made = new Set<string>()
  for (const name of names) {
    const target = path.join(to, name)
    const folder = path.dirname(target)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    linkFile(path.join(from, name), target)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch (error) {
    const code = getErrorCode(error) ?? ''
    if (code === 'ENOENT') throw new FileReuseError(`${source} is gone.`, { cause: error })
    if (!NO_LINK.has(code)) throw error
    copyFileSync(source, target)
  }
}

/**
 * Hard-links an immutable file and its compressed copies to a second place, if the file's content equals
 * `content`.
 * @returns whether the links were made; if not, the caller must write the file
 */
export async function hardLinkIfIdentical(
  source: string,
  target: string,
  content: string | Buffer,
): Promise<boolean> {
  try {
    if (!(await readFile(source)).equals(Buffer.from(content))) return false
    await mkdir(path.dirname(target), { recursive: true })
    await link(source, target)
  } catch {
    // The file is gone, is on another disk, or its disk does not support links: the caller writes a new file
    // instead.
    return false
  }
  for (const [index, copy] of listCompressedFileNames(source).entries()) {
    await link(copy, listCompressedFileNames(target)[index] ?? '').catch((error: unknown) => {
      // A missing copy is no error, since small files have no compressed copies.
      if (getErrorCode(error) !== 'ENOENT') throw error
    })
  }
  return true
}

export interface EarlierRelease extends Pick<Release, 'files' | 'maps'> {
  /** The folder of the release in the store. */
  readonly folder: string
}

/**
 * Hard-links unchanged files of an app's newest release into the folder of the next release, with their
 * compressed copies.
 * @param newest the app's newest release; undefined if there is none
 * @param dist folder of the next release's build
 * @param folder folder of the next release in the store
 * @returns the names of the files that were linked
 */
export async function hardLinkUnchangedFiles(
  newest: EarlierRelease | undefined,
  dist: string,
  { files, maps }: Release,
  folder: string,
): Promise<ReadonlySet<string>> {
  if (!newest) return new Set()
  const known = { ...newest.files, ...newest.maps }
  const same = Object.entries({ ...files, ...maps }).filter(
    ([name, { sha384: hash }]) => known[name]?.sha384 === hash,
  )
  const linked = new Set<string>()
  await mapConcurrently(same, MAX_CONCURRENT_FILES, async ([name, { sha384: hash, bytes }]) => {
    const [source, content] = [path.join(newest.folder, name), await readFile(path.join(dist, name))]
    if (!(await isIntact(source, hash, bytes))) return
    if (await hardLinkIfIdentical(source, path.join(folder, name), content)) linked.add(name)
  })
  return linked
}

/**
 * Whether a path is a regular file with the given hash and size, and its compressed copies unpack to the same
 * content. Releases list no hashes for compressed copies.
 */
async function isIntact(file: string, hash: string, bytes: number): Promise<boolean> {
  const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile() === true
  return isFile && (await findInvalidCompressedCopies(file, hash, bytes)).length === 0
}
