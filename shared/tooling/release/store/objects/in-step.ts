/**
 * Syncs a local copy of a store with an object store. An item's content never changes, so only items that the
 * copy lacks are fetched.
 */
import { existsSync } from 'node:fs'
import { readFile, readlink, utimes } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { writeContentAddressedFiles } from '../content-files.ts'
import { deploymentSchema, MAX_DEPLOYMENT_BYTES } from '../deployment.ts'
import { linkDeployment } from '../deployments.ts'
import { getErrorCode } from '../error-code.ts'
import { tryParseJson, readFileWithLimit, InvalidFileError } from '../read-limited.ts'
import { isStoreItemName, listLocalStoreItemNames, readRelease } from '../store.ts'
import type { SkippedStoreItem } from '../shared-store.ts'
import { removeFolderAtomically, replaceFile, replaceLink, writeFolderAtomically } from '../write-whole.ts'
import { getStoreItemObjectKey, getTextObjectKey } from './keys.ts'
import {
  listLiveStoreItemNames,
  readPointers,
  requireNoMissingObjects,
  type PointersBySite,
} from './pointer.ts'
import { AT_ONCE, type ListedObject, type ObjectClient } from './object-client.ts'
import { isArchive, unpackArchive } from './archive.ts'
import {
  downloadFolder,
  findSimilarFolders,
  getObjectWithLimit,
  parseFileList,
  InvalidStoreItemError,
} from './listed-folder.ts'

export interface SyncResult {
  /** The number of the newest version of `owners.json`; 0 if there is none. */
  readonly ownersNumber: number
  /** Names of the items whose files browsers can load from the object store. */
  readonly served: ReadonlySet<string>
  /** Names of the object store's short texts (keys.ts). */
  readonly texts: ReadonlySet<string>
  /** Items that are invalid in the object store and were therefore not fetched, with the reason. */
  readonly skipped: readonly SkippedStoreItem[]
}

/**
 * Order in which kinds of items are fetched. Links lead from items of later kinds to items of earlier kinds,
 * so readers of the copy never find a broken link.
 */
const ORDER = ['apps/', 'embed/', 'sites/', 'deployments/']

const SHARES_FILES = /^(?:apps|sites)\//

/**
 * Decides whether a copy may switch a site to another deployment.
 * @returns the reason why the copy must keep its deployment; undefined if it may switch
 */
export type DeploymentRefusalReasonFinder = (site: string, deployment: number) => Promise<string | undefined>

export async function syncFromObjectStore(
  folder: string,
  client: ObjectClient,
  whyNotShow: DeploymentRefusalReasonFinder = () => Promise.resolve(undefined),
): Promise<SyncResult> {
  // List the copy's items before the object store's items: an item that is only in the first list was then
  // removed from the object store.
  const here = listLocalStoreItemNames(folder)
  // Read the pointers before listing the items, so that the list contains every item that a pointer needs.
  const pointers = await readPointers(folder, client)
  const [names, served, texts] = await Promise.all([
    below(client, 'names/'),
    below(client, 'served/'),
    below(client, 'texts/'),
  ])
  const there = new Map([...names].filter(([name]) => isStoreItemName(name)))
  const skipped: SkippedStoreItem[] = []
  for (const kind of ORDER) {
    const ofKind = [...there].filter(([name]) => name.startsWith(kind)).sort(([, a], [, b]) => a - b)
    // Fetch items that share files one after the other: later items link files that earlier items have.
    const groupOf = (name: string) => (SHARES_FILES.test(name) ? path.dirname(name) : name)
    const groups = new Set(ofKind.map(([name]) => groupOf(name)))
    await mapConcurrently(groups, AT_ONCE, async group => {
      const names = ofKind.filter(([name]) => groupOf(name) === group)
      for (const [name, writtenAt] of names) {
        const why = await fetchName(folder, client, name, Math.max(writtenAt, served.get(name) ?? 0))
        if (why !== undefined) skipped.push({ name, why })
      }
    })
  }
  await fetchTexts(folder, client, [...texts.keys()])
  const ownersNumber = await fetchOwners(folder, client, [...texts.keys()])
  const gone = here.filter(name => !there.has(name))
  if (gone.length > 0) {
    // If live items or all items seem to be gone, the list is wrong, since a clean-up never removes these
    // items. Then remove nothing.
    const kept = gone.length === here.length ? new Set(gone) : await listLiveStoreItemNames(folder, pointers)
    requireNoMissingObjects(gone.filter(name => kept.has(name)).map(getStoreItemObjectKey), client)
  }
  const isHeld = await setLinks(folder, pointers, whyNotShow)
  // If a site's link stays at an older deployment, keep all items, since that deployment may need them.
  for (const name of isHeld ? [] : gone) await removeFolderAtomically(path.join(folder, name))
  return { ownersNumber, served: new Set(served.keys()), texts: new Set(texts.keys()), skipped }
}

/**
 * Lists the objects below a prefix.
 * @returns the time at which each object was written, by the object's name after the prefix; ms since 1970
 */
async function below(client: ObjectClient, prefix: string): Promise<Map<string, number>> {
  const listed: readonly ListedObject[] = await client.list(prefix)
  return new Map(listed.map(({ key, writtenAt }) => [key.slice(prefix.length), writtenAt]))
}

/**
 * Fetches an item, unless the copy has it.
 * @param newest time at which the item was written or last renewed, ms since 1970: the folder's mtime, which
 *   gc reads
 * @returns the reason why the item's content is invalid, so that the item is skipped; undefined if it is
 *   valid
 */
async function fetchName(
  folder: string,
  client: ObjectClient,
  name: string,
  newest: number,
): Promise<string | undefined> {
  const target = path.join(folder, name)
  if (!existsSync(target)) {
    try {
      const object = await getObjectWithLimit(client, getStoreItemObjectKey(name))
      // The item was removed after the items were listed.
      if (!object) return undefined
      const earlier = await findSimilarFolders(folder, name)
      await writeFolderAtomically(target, unfinished => fillFolder(client, name, unfinished, object, earlier))
    } catch (error) {
      if (error instanceof InvalidStoreItemError || error instanceof InvalidFileError) return error.message
      throw error
    }
  }
  await linkContents(folder, name)
  const time = new Date(newest)
  await utimes(target, time, time).catch((error: unknown) => {
    // Another command may have just removed this folder from the copy.
    if (getErrorCode(error) !== 'ENOENT') throw error
  })
  return undefined
}

/**
 * Stores a release's files at their content addresses, for web servers. Invalid releases are skipped, since
 * they are never composed.
 */
async function linkContents(folder: string, name: string): Promise<void> {
  if (!name.startsWith('apps/') || !existsSync(path.join(folder, name))) return
  const release = await readRelease(path.join(folder, name)).catch(() => undefined)
  const isOwn = release && name === `apps/${release.name}/${release.version}`
  if (isOwn) await writeContentAddressedFiles({ folder }, release).catch(() => undefined)
}

async function fillFolder(
  client: ObjectClient,
  name: string,
  folder: string,
  object: Buffer,
  earlier: readonly string[],
): Promise<void> {
  if (isArchive(object)) await unpackArchive(folder, object)
  else await downloadFolder(client, name, parseFileList(object), folder, earlier)
  if (!/^deployments\/[^/]+\/\d+$/.test(name)) return
  const text = await readFileWithLimit(path.join(folder, 'deployment.json'), MAX_DEPLOYMENT_BYTES)
  const { data } = deploymentSchema.safeParse(tryParseJson(text?.toString() ?? ''))
  if (!data) throw new InvalidStoreItemError('its deployment.json has a form that cannot be read')
  await linkDeployment(folder, data)
}

const isOwners = (name: string): boolean => /^owners\/\d+$/.test(name)

/**
 * Fetches the short texts that the copy lacks, each into a file of the same name. Skips the owners, which
 * `fetchOwners` writes to `owners.json`.
 */
async function fetchTexts(folder: string, client: ObjectClient, names: readonly string[]): Promise<void> {
  const missing = names.filter(
    name =>
      isPlainText(name) && !isOwners(name) && (isChangeable(name) || !existsSync(path.join(folder, name))),
  )
  await mapConcurrently(missing, AT_ONCE, async name => {
    const text = await client.get(getTextObjectKey(name))
    if (text) await replaceFile(path.join(folder, name), text)
  })
}

/**
 * Whether a text can change. Only `embed/owner` can: a person may give the page for partners to another app
 * by hand.
 */
const isChangeable = (name: string): boolean => name === 'embed/owner'

const isPlainText = (name: string): boolean =>
  isChangeable(name) || /^checks\/[a-z][a-z0-9-]*\/[0-9A-Za-z][\w.+-]*\/[0-9a-f]+\.json$/.test(name)

async function fetchOwners(folder: string, client: ObjectClient, names: readonly string[]): Promise<number> {
  const number = Math.max(0, ...names.filter(isOwners).map(name => Number(name.slice('owners/'.length))))
  if (number === 0) return 0
  const text = await client.get(getTextObjectKey(`owners/${number}`))
  const file = path.join(folder, 'owners.json')
  const known = await readFile(file).catch(() => undefined)
  if (text && !known?.equals(text)) await replaceFile(file, text)
  return number
}

/**
 * Makes each site's link lead to the deployment that the site's pointer names.
 * @returns whether a site's link stays at another deployment, because `whyNotShow` has returned a reason
 */
async function setLinks(
  folder: string,
  pointers: PointersBySite,
  whyNotShow: DeploymentRefusalReasonFinder,
): Promise<boolean> {
  let isHeld = false
  for (const [site, pointer] of pointers) {
    const file = path.join(folder, site)
    const number = pointer?.deployment ?? 0
    const target = path.join('deployments', site, String(number))
    if (!existsSync(path.join(folder, target))) continue
    if ((await readlink(file).catch(() => undefined)) === target) continue
    const why = await whyNotShow(site, number)
    if (why !== undefined) {
      console.error(`${file} stays as it is, and does not show deployment ${number}: ${why}`)
      isHeld = true
      continue
    }
    await replaceLink(file, target)
  }
  return isHeld
}
