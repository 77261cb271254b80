import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { codeOf } from '../error-code.ts'
import type { Place } from '../write-whole.ts'

/** A change of the owners takes milliseconds: what is older was left by a process that was killed; ms. */
const ABANDONED_AFTER_MS = 10_000
const LOOK_AGAIN_MS = 20

/**
 * Of two who change the owners of a folder at once, the second one begins when the first one is done: a revocation is not lost next to another
 * change. In an object store each change is an object of its own, and the slower one hears of it.
 */
export async function withOwnersLock<Result>(store: Place, task: () => Promise<Result>): Promise<Result> {
  if (store.shared) return task()
  const file = path.join(store.folder, 'locks', 'owners')
  await mkdir(path.dirname(file), { recursive: true })
  while (!(await isTaken(file))) await delay(LOOK_AGAIN_MS)
  try {
    return await task()
  } finally {
    await rm(file, { force: true })
  }
}

/** @returns whether it is ours now */
async function isTaken(file: string): Promise<boolean> {
  try {
    await writeFile(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const found = await stat(file).catch(() => undefined)
  if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true })
  return false
}
