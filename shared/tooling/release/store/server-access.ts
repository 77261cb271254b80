/** Web servers run as another user, and read what the deployer writes. */
import { existsSync, lstatSync } from 'node:fs'
import path from 'node:path'
import type { Store } from './store.ts'

/**
 * Sets the umask of this process, so that everyone can read the files that it writes from now on. Private
 * keys stay private: the code that writes them sets their mode.
 */
export function makeNewFilesReadable(): void {
  process.umask(process.umask(0o022) & ~0o555)
}

/** @returns the topmost folder above the store that other users cannot enter; undefined if there is none */
export function findUnreadableAncestor({ folder }: Store): string | undefined {
  const above = path.dirname(path.resolve(folder))
  const entered = above
    .split(path.sep)
    .map((_, depth, names) => names.slice(0, depth + 1).join(path.sep) || path.sep)
  return entered.find(
    each => existsSync(each) && (lstatSync(each).mode & 0o001) === 0 && !lstatSync(each).isSymbolicLink(),
  )
}
