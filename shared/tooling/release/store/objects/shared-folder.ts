/**
 * Opens a store whose items are in an object store. A local folder holds a full copy of the store, which
 * commands read and keep in sync.
 */
import { existsSync } from 'node:fs'
import { readFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { listFilesRecursively } from '../files-below.ts'
import type { Leases, SharedObjectStore } from '../shared-store.ts'
import { isStagingName } from '../write-whole.ts'
import { syncFromObjectStore, type SyncResult, type DeploymentRefusalReasonFinder } from './in-step.ts'
import {
  getLeaseObjectKey,
  getStoreItemObjectKey,
  getServedMarkerObjectKey,
  getTextObjectKey,
} from './keys.ts'
import { uploadFolderContents } from './listed-folder.ts'
import { formatObjectAddress, readEndpoint, parseObjectAddress } from './object-address.ts'
import { AT_ONCE, type ObjectClient, objectClient } from './object-client.ts'
import { ObjectStoreError } from './object-store-error.ts'
import { writePointer, requireLiveStoreItems, listPublicStoreItemNames } from './pointer.ts'
import {
  isPublicStoreItemName,
  removeVisitorFiles,
  removeOrphanedVisitorFiles,
  uploadVisitorFiles,
  type ObjectHeadersGetter,
  findVisitorFileErrors,
} from './visitor-files.ts'
import { resolveLocalStore } from '../store-location.ts'
import type { Store } from '../store.ts'

/**
 * Opens a store whose folder is a copy of an object store, and syncs the copy.
 * @param folder folder of the copy; if it is missing or empty, everything is fetched again
 * @param place the store's address, such as `s3://bucket/prefix`
 * @param headersOf returns the headers that browsers get with an object
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
  const shared: SharedObjectStore = sharedFolder(
    store.folder,
    objectClient(address),
    headersOf,
    whyNotShow && ((pointer, number) => whyNotShow({ ...store, pointer, shared }, number)),
  )
  await shared.update()
  return { ...store, shared }
}

/**
 * Returns the default folder for the local copy of an object store.
 * @param place the store's address, such as `s3://bucket/prefix`
 */
export function getDefaultStoreCopyFolder(place: string): string {
  const address = formatObjectAddress(parseObjectAddress(place))
  const text = JSON.stringify([readEndpoint(process.env), address])
  return path.join(
    projectRoot,
    '.cache',
    'stores',
    createHash('sha256').update(text).digest('hex').slice(0, 12),
  )
}

/** Name of the file that says which object store a folder is a copy of. */
const COPY_OF = 'copy-of.txt'

/**
 * Requires a folder that is empty, or a copy of this object store: a sync removes everything that the object
 * store lacks.
 */
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

function sharedFolder(
  folder: string,
  client: ObjectClient,
  headersOf: ObjectHeadersGetter,
  whyNotShow?: DeploymentRefusalReasonFinder,
): SharedObjectStore {
  let known: SyncResult = { ownersNumber: 0, served: new Set(), texts: new Set(), skipped: [] }
  const update = async () => {
    known = await syncFromObjectStore(folder, client, whyNotShow)
  }
  const serve = (name: string) => uploadVisitorFiles(client, name, path.join(folder, name), headersOf)

  return {
    address: formatObjectAddress(client.address),
    update,
    async take(name, content) {
      const list = await uploadFolderContents(client, name, content)
      if (!(await client.putIfAbsent(getStoreItemObjectKey(name), list))) {
        await update()
        return false
      }
      // If the process is killed before this upload, `show` does the upload before the item goes live.
      if (isPublicStoreItemName(name)) await uploadVisitorFiles(client, name, content, headersOf)
      return true
    },
    async takeText(name, text) {
      const isOurs = await client.putIfAbsent(getTextObjectKey(name), text)
      if (!isOurs) await update()
      return isOurs
    },
    async changeOwners(text) {
      const isOurs = await client.putIfAbsent(getTextObjectKey(`owners/${known.ownersNumber + 1}`), text)
      if (isOurs) known = { ...known, ownersNumber: known.ownersNumber + 1 }
      else await update()
      return isOurs
    },
    async renew(name) {
      if (known.served.has(name)) await client.put(getServedMarkerObjectKey(name), '')
      else await serve(name)
    },
    async show(site, deployment) {
      const served = new Set((await client.list('served/')).map(({ key }) => key))
      const missing = [...(await listPublicStoreItemNames({ folder, pointer: site }, deployment))].filter(
        name => !served.has(getServedMarkerObjectKey(name)) && existsSync(path.join(folder, name)),
      )
      for (const name of missing) await serve(name)
      await writePointer(client, site, deployment)
      await update()
    },
    async remove(name) {
      await client.delete(getStoreItemObjectKey(name))
      if (isPublicStoreItemName(name)) await removeVisitorFiles(client, name)
      const texts = await client.list(getTextObjectKey(`${name}/`))
      await mapConcurrently(texts, AT_ONCE, ({ key }) => client.delete(key))
    },
    requireLive: () => requireLiveStoreItems(folder, client),
    sweep: () => removeOrphanedVisitorFiles(client, folder),
    wrongFiles: (site, deployment) => findVisitorFileErrors(client, folder, site, deployment, headersOf),
    skipped: () => known.skipped,
    marks: marksIn(client),
    async finish() {
      try {
        await handOverRecords(folder, client, known.texts)
      } finally {
        client.close()
      }
    },
  }
}

function marksIn(client: ObjectClient): Leases {
  return {
    leave: name => client.put(getLeaseObjectKey(name), ''),
    remove: name => client.delete(getLeaseObjectKey(name)),
    async all() {
      const now = Date.now()
      const marks = await client.list(getLeaseObjectKey(''))
      return marks.map(({ key, writtenAt }) => ({
        name: key.slice(getLeaseObjectKey('').length),
        ageMs: now - writtenAt,
      }))
    },
    inWords: name => `${formatObjectAddress(client.address)}/${getLeaseObjectKey(name)}`,
  }
}

/** Uploads the records of passed checks, so that other computers need not repeat the checks. */
async function handOverRecords(
  folder: string,
  client: ObjectClient,
  known: ReadonlySet<string>,
): Promise<void> {
  const checks = path.join(folder, 'checks')
  if (!existsSync(checks)) return
  const names = listFilesRecursively(checks).flatMap(name => (isStagingName(name) ? [] : [`checks/${name}`]))
  try {
    await mapConcurrently(
      names.filter(name => !known.has(name)),
      AT_ONCE,
      async name =>
        void (await client.putIfAbsent(getTextObjectKey(name), await readFile(path.join(folder, name)))),
    )
  } catch (error) {
    // Ignore the error if the key may not write records: other computers then repeat the check.
    if (!(error instanceof ObjectStoreError)) throw error
  }
}
