import { isObjectAddress } from './objects/object-address.ts'
import type { ObjectHeadersGetter } from './objects/store-copy.ts'
import { resolveStoreAddress, readFolderFromEnvironment, resolveLocalStore } from './store-location.ts'
import type { Store } from './store.ts'

/**
 * Opens the store that a command works with: a folder, or an object store with a synced local copy.
 * @param headersOf returns the headers that browsers get with an object
 * @throws ObjectStoreError if the object store does not answer
 */
export async function openStore(
  typed: string | undefined,
  site: string | undefined,
  headersOf: ObjectHeadersGetter,
): Promise<Store> {
  const place = resolveStoreAddress(typed)
  if (!isObjectAddress(place)) return resolveLocalStore(place, site)
  // Import the object store's client only if needed: loading it takes as long as most commands take in total.
  const { getDefaultStoreCopyFolder: getDefaultCopyFolder, openObjectStoreCopy } =
    await import('./objects/shared-folder.ts')
  return openObjectStoreCopy(
    readFolderFromEnvironment('STORE_COPY') ?? getDefaultCopyFolder(place),
    place,
    site,
    headersOf,
  )
}
