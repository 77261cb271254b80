import { createHash } from 'node:crypto'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { followBucket } from './deployments.ts'
import { formatObjectAddress, isObjectAddress, parseObjectAddress } from './objects/object-address.ts'
import type { Bucket, Store } from './places.ts'
import { readFolderFromEnvironment, resolveLocalStore, resolveStoreAddress } from './store-location.ts'

/**
 * Opens the store that a command works with: a folder, or a bucket and the folder in which this computer
 * makes what goes there.
 * @throws ObjectStoreError if the bucket does not answer
 */
export async function openStore(
  typed: string | undefined,
  site: string | undefined,
  headersOf: Bucket['headersOf'],
): Promise<Store> {
  const place = resolveStoreAddress(typed)
  if (!isObjectAddress(place)) return resolveLocalStore(place, site)
  // Import the bucket's client only if needed: loading it takes as long as most commands take in total.
  const { objectClient } = await import('./objects/object-client.ts')
  const address = parseObjectAddress(place)
  const folder = readFolderFromEnvironment('STORE_COPY') ?? defaultFolder(place)
  const store = {
    ...resolveLocalStore(folder, site),
    bucket: {
      address: formatObjectAddress(address),
      client: objectClient(address),
      headersOf,
      uploaded: new Set<string>(),
    },
  }
  await followBucket(store)
  return store
}

const defaultFolder = (place: string): string =>
  path.join(projectRoot, '.cache', 'buckets', createHash('sha256').update(place).digest('hex').slice(0, 16))
