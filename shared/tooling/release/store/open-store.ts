import { isObjectAddress } from './objects/object-address.ts'
import type { HeadersOf } from './objects/visitor-files.ts'
import { addressOf, namedPath, storeAt } from './store-location.ts'
import type { Store } from './store.ts'

/**
 * Opens the store of a command (store-location.ts): a folder, or an object store with a synced local copy.
 * @param typed value of the command's `--store`
 * @param headersOf returns the response headers of a file in an object store
 * @throws ObjectStoreError if the object store does not answer
 */
export async function openStore(
  typed: string | undefined,
  site: string | undefined,
  headersOf: HeadersOf,
): Promise<Store> {
  const place = addressOf(typed)
  if (!isObjectAddress(place)) return storeAt(place, site)
  // Import the client only if needed, since loading it takes as long as a whole command.
  const { cacheFor, openCopy } = await import('./objects/shared-folder.ts')
  return openCopy(namedPath('STORE_COPY') ?? cacheFor(place), place, site, headersOf)
}
