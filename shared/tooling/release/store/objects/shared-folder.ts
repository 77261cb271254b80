/**
 * Opens a store whose items are in an object store. A local folder holds a full copy of the store, which
 * commands read and keep in sync.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { listFilesRecursively } from '../files/files-below.ts'
import { readExistingFile } from '../files/read-limited.ts'
import type { SharedObjectStore } from '../shared-store.ts'
import { resolveLocalStore } from '../store-location.ts'
import type { Store } from '../store.ts'
import { readVerifiedStoreState } from '../trust/chain.ts'
import { isStagingName } from '../files/write-whole.ts'
import {
  getLeaseObjectKey,
  getServedMarkerObjectKey,
  getStoreItemObjectKey,
  getTextObjectKey,
} from './keys.ts'
import { uploadFolderContents } from './listed-folder.ts'
import { formatObjectAddress, parseObjectAddress, readEndpoint } from './object-address.ts'
import { AT_ONCE, objectClient } from './object-client.ts'
import { ObjectStoreError } from './object-store-error.ts'
import { listPublicStoreItemNames, requireLiveStoreItems, writePointer } from './pointer.ts'
import type { ObjectHeadersGetter, StoreCopy } from './store-copy.ts'
import { syncFromObjectStore, type SyncResult } from './sync.ts'
import {
  deleteObjects,
  findVisitorFileErrors,
  isPublicStoreItemName,
  removeOrphanedVisitorFiles,
  removeVisitorFiles,
  uploadVisitorFiles,
} from './visitor-files.ts'

/**
 * Opens a store whose folder is a copy of an object store, and syncs the copy.
 * @param folder folder of the copy; if it is missing or empty, everything is fetched again
 * @param place the store's address, such as `s3://bucket/prefix`
 * @param whyNotShow returns the reason why the copy must not switch to a deployment; undefined if it may
 * @throws ObjectStoreError if the object store does not answer
 */
export async function openObjectStoreCopy(
  folder: string,
  place: string,
  site: string | undefined,
  headersOf: ObjectHeadersGetter,
  whyNotShow?: (store: Store, deployment: number) => Promise<string | undefined>,
): Promise<Store> {
  const address = parseObjectAddress(place)
  const store = resolveLocalStore(folder, site)
  await requireCopyOf(store.folder, formatObjectAddress(address))
  const shared: SharedObjectStore = createSharedStore({
    folder: store.folder,
    client: objectClient(address),
    headersOf,
    site: store.pointer,
    readState: pointer => readVerifiedStoreState({ ...store, pointer, shared }),
    isMirror: whyNotShow !== undefined,
    whyNotShow: async (pointer, number) => whyNotShow?.({ ...store, pointer, shared }, number),
  })
  await shared.update()
  return { ...store, shared }
}

/** Returns the default folder for the local copy of an object store with an address as typed. */
export function getDefaultStoreCopyFolder(place: string): string {
  const address = formatObjectAddress(parseObjectAddress(place))
  const text = JSON.stringify([readEndpoint(process.env), address])
  const id = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return path.join(projectRoot, '.cache', 'stores', id)
}

/** Name of the file that says which object store a folder is a copy of. */
const COPY_OF = 'copy-of.txt'

/** Requires an empty folder, or a copy of this object store: a sync removes what the object store lacks. */
async function requireCopyOf(folder: string, address: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, COPY_OF)
  if ((await readdir(folder)).length === 0) await writeFile(file, `${address}\n`)
  const found = existsSync(file) ? (await readExistingFile(file)).toString().trim() : ''
  if (found === address) return
  throw new Error(
    `${folder} is ${found === '' ? 'not empty, and no copy of an object store' : `a copy of ${found}`}. Name another folder for the copy of ${address} in STORE_COPY, or leave STORE_COPY out.`,
  )
}

function createSharedStore(copy: StoreCopy): SharedObjectStore {
  const { folder, client } = copy
  let known: SyncResult = { texts: new Set(), ownersNumber: 0, skipped: [] }
  const update = async () => {
    known = await syncFromObjectStore(copy)
  }
  /** Creates an object, or syncs the copy if another computer has created it. */
  async function create(key: string, content: string): Promise<boolean> {
    const isOurs = await client.putIfAbsent(key, content)
    if (!isOurs) await update()
    return isOurs
  }
  const serve = (name: string, content = path.join(folder, name)) =>
    uploadVisitorFiles(client, name, content, copy.headersOf)
  const listServed = async () => new Set((await client.list('served/')).map(({ name }) => name))

  return {
    address: formatObjectAddress(client.address),
    update,
    async take(name, content) {
      const list = await uploadFolderContents(client, name, content)
      if (!(await create(getStoreItemObjectKey(name), list))) return false
      // If the process is killed before this upload, `show` does the upload before the item goes live.
      if (isPublicStoreItemName(name)) await serve(name, content)
      return true
    },
    takeText: (name, text) => create(getTextObjectKey(name), text),
    async changeOwners(text) {
      const isOurs = await create(getTextObjectKey(`owners/${known.ownersNumber + 1}`), text)
      if (isOurs) known = { ...known, ownersNumber: known.ownersNumber + 1 }
      return isOurs
    },
    async renew(name) {
      if ((await listServed()).has(name)) await client.put(getServedMarkerObjectKey(name), '')
      else await serve(name)
    },
    async show(site, deployment) {
      const served = await listServed()
      for (const name of await listPublicStoreItemNames({ folder, pointer: site }, deployment))
        if (!served.has(name) && existsSync(path.join(folder, name))) await serve(name)
      await writePointer(client, site, deployment)
      await update()
    },
    async remove(name) {
      await client.delete(getStoreItemObjectKey(name))
      if (isPublicStoreItemName(name)) await removeVisitorFiles(client, name)
      await deleteObjects(client, await client.list(getTextObjectKey(`${name}/`)))
    },
    requireLive: () => requireLiveStoreItems(copy),
    sweep: () => removeOrphanedVisitorFiles(copy),
    wrongFiles: (site, deployment) => findVisitorFileErrors(copy, site, deployment),
    skipped: () => known.skipped,
    marks: {
      leave: name => client.put(getLeaseObjectKey(name), ''),
      remove: name => client.delete(getLeaseObjectKey(name)),
      async all() {
        const now = Date.now()
        return (await client.list('locks/')).map(({ name, writtenAt }) => ({ name, ageMs: now - writtenAt }))
      },
      inWords: name => `${formatObjectAddress(client.address)}/${getLeaseObjectKey(name)}`,
    },
    async finish() {
      try {
        await uploadCheckRecords(copy, known.texts)
      } finally {
        client.close()
      }
    },
  }
}

/** Uploads the records of passed checks, so that other computers need not repeat the checks. */
async function uploadCheckRecords({ folder, client }: StoreCopy, known: ReadonlySet<string>): Promise<void> {
  const checks = path.join(folder, 'checks')
  if (!existsSync(checks)) return
  const names = listFilesRecursively(checks).map(name => `checks/${name}`)
  const unknown = names.filter(name => !isStagingName(name) && !known.has(name))
  try {
    await mapConcurrently(unknown, AT_ONCE, async name => {
      await client.putIfAbsent(getTextObjectKey(name), await readExistingFile(path.join(folder, name)))
    })
  } catch (error) {
    // Ignore the error if the key may not write records: other computers then repeat the check.
    if (!(error instanceof ObjectStoreError)) throw error
  }
}
