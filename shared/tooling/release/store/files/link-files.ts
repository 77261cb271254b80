/** Hard-links what an app's releases have in common, so that a store grows only by the changed files. */
import { copyFileSync, linkSync, lstatSync, renameSync } from 'node:fs'
import { link, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from './map-concurrently.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { getErrorCode } from './error-code.ts'
import { listCompressedFileNames } from './file-writer.ts'
import { findFileProblems, MAX_CONCURRENT_FILES } from './find-wrong-files.ts'
import { createStagingName } from './write-whole.ts'

/** Hard-links an immutable file, unless the target exists; copies it if the disk does not support links. */
export function hardLinkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return
    const unfinished = createStagingName(target)
    copyFileSync(source, unfinished)
    renameSync(unfinished, target)
  }
}

async function hardLinkWithCopies(source: string, target: string): Promise<boolean> {
  try {
    await mkdir(path.dirname(target), { recursive: true })
    await link(source, target)
  } catch {
    // The file is gone, on another disk, or on one without links: the caller writes a new file.
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

/** Links what two releases of an app have in common. @returns the names of the linked files */
export async function hardLinkUnchangedFiles(
  from: string,
  newest: Release,
  { files, maps }: Release,
  folder: string,
): Promise<ReadonlySet<string>> {
  const known = { ...newest.files, ...newest.maps }
  const linked = new Set<string>()
  await mapConcurrently(Object.entries({ ...files, ...maps }), MAX_CONCURRENT_FILES, async ([name, file]) => {
    if (known[name]?.sha384 !== file.sha384) return
    const source = path.join(from, name)
    // Never link a symbolic link, which somebody could have put in the place of the file.
    if (!lstatSync(source, { throwIfNoEntry: false })?.isFile()) return
    // A file that cannot be read is copied from the build instead.
    const isRight = await findFileProblems(from, name, file, { made: 'built', hasCopies: true }).then(
      problems => problems.length === 0,
      () => false,
    )
    if (isRight && (await hardLinkWithCopies(source, path.join(folder, name)))) linked.add(name)
  })
  return linked
}

/** Whether two paths are hard links to one file; false if the first does not exist. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one).catch(() => undefined), stat(other)])
  return a?.ino === b.ino && a.dev === b.dev
}
