/**
 * The newest deployment that this computer has seen of a site. Detects a store whose newest deployments were
 * removed, which leaves a valid chain (a rollback attack in The Update Framework).
 *
 *     .cache/seen/<hash of store, site and owners' keys>    the number
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/project-root.ts'
import { readFileWithLimit } from './read-limited.ts'
import { getStoreIdentity } from './places.ts'
import { readPathVariable } from './store-location.ts'
import type { Store } from './store.ts'
import { readOwners } from './trust/owners-file.ts'
import { replaceFile } from './write-whole.ts'

/** @returns 0 if this computer has not seen the site before */
export async function readSeenNumber(store: Store): Promise<number> {
  const text = await readFileWithLimit(await fileOf(store), 100)
  return Number(/^\d+/.exec(text?.toString() ?? '')?.[0] ?? 0)
}

export async function recordSeenNumber(store: Store, number: number): Promise<void> {
  if (number <= (await readSeenNumber(store))) return
  await replaceFile(await fileOf(store), `${number}\n`)
}

/** Names the file by the owners' keys, since a new store in the same folder has other keys. */
async function fileOf(store: Store): Promise<string> {
  const keys = Object.values((await readOwners(store))?.keys ?? {}).map(({ publicKey }) => publicKey)
  const name = createHash('sha256')
    .update(JSON.stringify([getStoreIdentity(store), store.pointer, keys.sort()]))
    .digest('hex')
    .slice(0, 32)
  return path.join(readPathVariable('SEEN_DEPLOYMENTS') ?? path.join(projectRoot, '.cache', 'seen'), name)
}
