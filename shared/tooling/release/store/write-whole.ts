import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from './error-code.ts'
import { flush, flushFolder } from './flush.ts'
import { holderTag } from './lock-holder.ts'

/** Stands in the name of everything that is not complete yet, or no longer. */
export const UNFINISHED = '.unfinished-'

export const isUnfinished = (name: string): boolean => name.includes(UNFINISHED)

/** A name beside a file or folder, for what will take its place. */
export const unfinishedName = (target: string): string => `${target}${UNFINISHED}${holderTag()}`

/**
 * Fills a folder that nobody sees before it is complete, and on the disk. Its modification time is the moment when it appeared.
 * @returns whether it is there now because of this call; false if it was there already or somebody else was faster
 * @throws whatever `fill` throws; nothing is left behind then
 */
export async function writeWhole(
  folder: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<boolean> {
  const unfinished = unfinishedName(folder)
  try {
    await mkdir(unfinished, { recursive: true })
    await fill(unfinished)
    const now = new Date()
    await utimes(unfinished, now, now)
    await flushFolder(unfinished)
    // Fails where the folder exists, since none of ours is ever empty: of two writers exactly one succeeds.
    await rename(unfinished, folder)
    await flush(path.dirname(folder))
    return true
  } catch (error) {
    // On a disk that fails this may fail too; gc removes it later.
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined)
    const isTaken = codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST'
    if (isTaken) return false
    throw error
  }
}
