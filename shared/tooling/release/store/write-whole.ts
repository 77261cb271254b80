/**
 * Writes files and flushes them to disk (fsync): a rename may reach the disk before the data, so a power
 * failure could leave empty files with the right names. Flushing 3,000 files takes 0.5 s.
 */
import { mkdir, open, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getErrorCode } from './error-code.ts'
import { createLeaseId } from './lock.ts'
import type { StoreLocation } from './shared-store.ts'
import { lstatSync } from 'node:fs'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'

/** Part of the name of a file or folder that is being written or removed. */
export const STAGING_MARKER = '.unfinished-'

export const isStagingName = (name: string): boolean => name.includes(STAGING_MARKER)

/** Returns a temporary name next to a file or folder that will be replaced. */
export const createStagingName = (target: string): string => `${target}${STAGING_MARKER}${createLeaseId()}`

/**
 * Fills a folder atomically: it appears only when complete and flushed. Its mtime is the time of completion.
 * @param take claims the name in the shared store before the folder appears; returns whether it was free
 * @returns whether this call created the folder; false if it existed, or another process was faster
 * @throws any error of `fill`; nothing is left behind then
 */
export async function writeFolderAtomically(
  folder: string,
  fill: (unfinished: string) => Promise<void>,
  take?: (unfinished: string) => Promise<boolean>,
): Promise<boolean> {
  const unfinished = createStagingName(folder)
  let isTaken = false
  try {
    await mkdir(unfinished, { recursive: true })
    await fill(unfinished)
    const now = new Date()
    await utimes(unfinished, now, now)
    await fsyncFolder(unfinished)
    if (take) {
      isTaken = await take(unfinished)
      if (!isTaken) throw new TakenError()
    }
    // Only one of two writers succeeds: `rename` fails if the folder exists and is not empty.
    await rename(unfinished, folder)
    await fsyncPath(path.dirname(folder))
    return true
  } catch (error) {
    // Ignore an error while removing, as on a broken disk: gc removes unfinished folders later.
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined)
    const isThere = getErrorCode(error) === 'ENOTEMPTY' || getErrorCode(error) === 'EEXIST'
    // If the folder exists although this call has claimed its name, another command has just fetched it.
    if (isThere || error instanceof TakenError) return isTaken
    throw error
  }
}

/** Like `writeFolderAtomically`, in a store. In a shared store only the first writer succeeds. */
export function createFolderExclusive(
  store: StoreLocation,
  folder: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<boolean> {
  const { shared } = store
  return writeFolderAtomically(
    folder,
    fill,
    shared && (content => shared.take(toItemName(store, folder), content)),
  )
}

/** Returns a store's name for people: its folder, or the address of the object store it copies. */
export const formatStoreLocation = ({ folder, shared }: StoreLocation): string => shared?.address ?? folder

/** Returns the name of a folder in a store, e.g. `apps/mf-maze/1.4.0`. */
export const toItemName = (store: StoreLocation, folder: string): string =>
  path.relative(store.folder, folder).replaceAll(path.sep, '/')

class TakenError extends Error {}

/** Removes a folder if it exists. Renames it first, so that no half-removed folder has its name. */
export async function removeFolderAtomically(folder: string): Promise<void> {
  const going = createStagingName(folder)
  try {
    await rename(folder, going)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return
    throw error
  }
  await rm(going, { recursive: true })
}

/** Replaces or creates a file and its folder: readers get either the old or the new content. */
export const replaceFile = (file: string, content: string | Buffer): Promise<void> =>
  replaced(file, unfinished => writeFile(unfinished, content))

/** Replaces or creates a symbolic link atomically, like `replaceFile`. */
export const replaceLink = (link: string, target: string): Promise<void> =>
  replaced(link, unfinished => symlink(target, unfinished))

async function replaced(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = createStagingName(file)
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await write(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Number of files to flush at the same time. */
const AT_ONCE = 8

/** Flushes a folder and everything in it. */
export async function fsyncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const place = (name: string, parent: string) => path.join(parent, name)
  const files = entries
    .filter(entry => entry.isFile())
    .map(({ name, parentPath }) => place(name, parentPath))
    // A file with a second name in a complete folder has already been flushed.
    .filter(file => lstatSync(file).nlink === 1)
  const folders = entries
    .filter(entry => entry.isDirectory())
    .map(({ name, parentPath }) => place(name, parentPath))
  await mapConcurrently([...files, ...folders], AT_ONCE, fsyncPath)
  await fsyncPath(folder)
}

/** Flushes a file, or a folder's list of names after a rename. */
export async function fsyncPath(file: string): Promise<void> {
  try {
    const handle = await open(file, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    // Ignore these errors: some systems cannot open folders, and flush names by themselves.
    if (!['EISDIR', 'EPERM', 'EINVAL'].includes(getErrorCode(error) ?? '')) throw error
  }
}
