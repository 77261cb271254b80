import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { storeAt } from '../store-location.ts'
import type { SharedStore } from '../shared-store.ts'
import type { Store } from '../store.ts'
import { endpointOf, inWords, objectAddress } from './object-address.ts'
import { objectClient } from './object-client.ts'
import { sharedFolder } from './shared-folder.ts'
import type { HeadersOf } from './visitor-files.ts'

/**
 * Opens a store whose folder is a copy of an object store, and syncs it.
 * @param folder of the copy; if it is missing, everything has to be fetched again
 * @param place address such as `s3://bucket/prefix`
 * @param headersOf returns the headers that browsers get with a file of an object store
 * @param whyNotShow called before a copy that visitors see switches to another deployment
 * @throws ObjectStoreError if the object store does not answer
 */
export async function openCopy(
  folder: string,
  place: string,
  site: string | undefined,
  headersOf: HeadersOf,
  whyNotShow?: (store: Store, deployment: number) => Promise<string | undefined>,
): Promise<Store> {
  const address = objectAddress(place)
  const store = storeAt(folder, site)
  await requireCopyOf(store.folder, inWords(address))
  const shared: SharedStore = sharedFolder(
    store.folder,
    objectClient(address),
    headersOf,
    whyNotShow && ((pointer, number) => whyNotShow({ ...store, pointer, shared }, number)),
  )
  await shared.update()
  return { ...store, shared }
}

/** Returns the default folder for the copy of an object store. */
export function cacheFor(place: string): string {
  const address = inWords(objectAddress(place))
  const text = JSON.stringify([endpointOf(process.env), address])
  return path.join(root, '.cache', 'stores', createHash('sha256').update(text).digest('hex').slice(0, 12))
}

/** Name of a file in the copy that names the original store. */
const COPY_OF = 'copy-of.txt'

/** Requires a copy of this object store, since a sync removes files that the store lacks. */
async function requireCopyOf(folder: string, address: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  const file = path.join(folder, COPY_OF)
  if (names.length === 0) await writeFile(file, `${address}\n`)
  const found = names.length === 0 || names.includes(COPY_OF) ? (await readFile(file, 'utf8')).trim() : ''
  if (found === address) return
  throw new Error(
    `${folder} is ${found === '' ? 'not empty, and no copy of an object store' : `a copy of ${found}`}. Name another folder for the copy of ${address} in STORE_COPY, or leave STORE_COPY out.`,
  )
}
