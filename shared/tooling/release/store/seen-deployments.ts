/**
 * Remembers the newest deployment of a site that this computer has seen. Commands then notice if somebody
 * removes the newest ones: the others still are a valid chain (a rollback attack in The Update Framework).
 *
 *     .cache/seen/<hash of store, site and owners' keys>    number of the deployment
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/project-root.ts'
import { readFileWithLimit } from './read-limited.ts'
import { getStoreIdentity } from './places.ts'
import { readFolderFromEnvironment } from './store-location.ts'
import type { Store } from './store.ts'
import { readOwners } from './trust/owners-file.ts'
import { replaceFile } from './write-whole.ts'

/** @returns number of the newest deployment of the site that this computer has seen; 0 if it has seen none */
export async function readLastSeenDeploymentNumber(store: Store): Promise<number> {
  const text = await readFileWithLimit(await fileOf(store), 100)
  return Number(/^\d+/.exec(text?.toString() ?? '')?.[0] ?? 0)
}

export async function recordLastSeenDeploymentNumber(store: Store, number: number): Promise<void> {
  if (number <= (await readLastSeenDeploymentNumber(store))) return
  await replaceFile(await fileOf(store), `${number}\n`)
}

/** Its name depends on the owners' keys: a new store in the same folder has others, and starts at 0. */
async function fileOf(store: Store): Promise<string> {
  const keys = Object.values((await readOwners(store))?.keys ?? {}).map(({ publicKey }) => publicKey)
  const name = createHash('sha256')
    .update(JSON.stringify([getStoreIdentity(store), store.pointer, keys.sort()]))
    .digest('hex')
    .slice(0, 32)
  return path.join(
    readFolderFromEnvironment('SEEN_DEPLOYMENTS') ?? path.join(projectRoot, '.cache', 'seen'),
    name,
  )
}
