/** Keeps a store's folder in sync with an object store: the folder holds a copy of all names. */
import { existsSync } from 'node:fs'
import { readFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { root } from '@kutuhal/build/apps.ts'
import { filesBelow } from '../files-below.ts'
import type { Marks, SharedStore } from '../shared-store.ts'
import { isUnfinished } from '../write-whole.ts'
import { bringInStep, type InStep, type WhyNotShow } from './in-step.ts'
import { markKey, nameKey, servedKey, textKey } from './keys.ts'
import { uploadContents } from './listed-folder.ts'
import { inWords, endpointOf, objectAddress } from './object-address.ts'
import { AT_ONCE, type ObjectClient, objectClient } from './object-client.ts'
import { ObjectStoreError } from './object-store-error.ts'
import { writePointer, requireLive, shownNames } from './pointer.ts'
import {
  isServed,
  removeFiles,
  removeNameless,
  serveName,
  type HeadersOf,
  wrongObjects,
} from './visitor-files.ts'
import { storeAt } from '../store-location.ts'
import type { Store } from '../store.ts'

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

function sharedFolder(
  folder: string,
  client: ObjectClient,
  headersOf: HeadersOf,
  whyNotShow?: WhyNotShow,
): SharedStore {
  let known: InStep = { ownersNumber: 0, served: new Set(), texts: new Set(), skipped: [] }
  const update = async () => {
    known = await bringInStep(folder, client, whyNotShow)
  }
  const serve = (name: string) => serveName(client, name, path.join(folder, name), headersOf)

  return {
    address: inWords(client.address),
    update,
    async take(name, content) {
      const list = await uploadContents(client, name, content)
      if (!(await client.putIfAbsent(nameKey(name), list))) {
        await update()
        return false
      }
      // If the process is killed here, the name exists, but is not shown before its files are written.
      if (isServed(name)) await serveName(client, name, content, headersOf)
      return true
    },
    async takeText(name, text) {
      const isOurs = await client.putIfAbsent(textKey(name), text)
      if (!isOurs) await update()
      return isOurs
    },
    async changeOwners(text) {
      const isOurs = await client.putIfAbsent(textKey(`owners/${known.ownersNumber + 1}`), text)
      if (isOurs) known = { ...known, ownersNumber: known.ownersNumber + 1 }
      else await update()
      return isOurs
    },
    async renew(name) {
      if (known.served.has(name)) await client.put(servedKey(name), '')
      else await serve(name)
    },
    async show(site, deployment) {
      const served = new Set((await client.list('served/')).map(({ key }) => key))
      const missing = [...(await shownNames({ folder, pointer: site }, deployment))].filter(
        name => !served.has(servedKey(name)) && existsSync(path.join(folder, name)),
      )
      for (const name of missing) await serve(name)
      await writePointer(client, site, deployment)
      await update()
    },
    async remove(name) {
      await client.delete(nameKey(name))
      if (isServed(name)) await removeFiles(client, name)
      const texts = await client.list(textKey(`${name}/`))
      await mapConcurrently(texts, AT_ONCE, ({ key }) => client.delete(key))
    },
    requireLive: () => requireLive(folder, client),
    sweep: () => removeNameless(client, folder),
    wrongFiles: (site, deployment) => wrongObjects(client, folder, site, deployment, headersOf),
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

function marksIn(client: ObjectClient): Marks {
  return {
    leave: name => client.put(markKey(name), ''),
    remove: name => client.delete(markKey(name)),
    async all() {
      const now = Date.now()
      const marks = await client.list(markKey(''))
      return marks.map(({ key, writtenAt }) => ({
        name: key.slice(markKey('').length),
        ageMs: now - writtenAt,
      }))
    },
    inWords: name => `${inWords(client.address)}/${markKey(name)}`,
  }
}

/** Uploads records of checks, so that other computers need not repeat these checks. */
async function handOverRecords(
  folder: string,
  client: ObjectClient,
  known: ReadonlySet<string>,
): Promise<void> {
  const checks = path.join(folder, 'checks')
  if (!existsSync(checks)) return
  const names = filesBelow(checks).flatMap(name => (isUnfinished(name) ? [] : [`checks/${name}`]))
  try {
    await mapConcurrently(
      names.filter(name => !known.has(name)),
      AT_ONCE,
      async name => void (await client.putIfAbsent(textKey(name), await readFile(path.join(folder, name)))),
    )
  } catch (error) {
    // A team's key may not be allowed to write these records. Without a record, the check only runs again.
    if (!(error instanceof ObjectStoreError)) throw error
  }
}
