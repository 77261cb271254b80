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
import { linkDeployment, listDeploymentLinks } from '../deployments.ts'
import { getErrorCode } from '../error-code.ts'
import { InvalidFileError, readFileWithLimit, tryParseJson } from '../read-limited.ts'
import { isStoreItemName, listLocalStoreItemNames, readRelease } from '../store.ts'
import type { SkippedStoreItem } from '../shared-store.ts'
import { removeFolderAtomically, replaceFile, replaceLink, writeFolderAtomically } from '../write-whole.ts'
import { getStoreItemObjectKey, getTextObjectKey } from './keys.ts'
import { downloadFolder } from './listed-folder.ts'
import { AT_ONCE, type ListedObject } from './object-client.ts'
import { listLiveStoreItemNames, readPointers, requireNoneMissing, type PointersBySite } from './pointer.ts'
import type { StoreCopy } from './store-copy.ts'

export interface SyncResult {
  /** Names of the object store's short texts (keys.ts). */
  readonly texts: ReadonlySet<string>
  /** The number of the newest version of `owners.json`; 0 if there is none. */
  readonly ownersNumber: number
  /** Items that are invalid in the object store and were therefore not fetched, with the reason. */
  readonly skipped: readonly SkippedStoreItem[]
}

/**
 * Order in which kinds of items are fetched. Links lead from items of later kinds to items of earlier kinds,
 * so readers of the copy never find a broken link.
 */
const ORDER = ['apps/', 'embed/', 'sites/', 'deployments/']

export async function syncFromObjectStore(copy: StoreCopy): Promise<SyncResult> {
  const { folder, client } = copy
  // List the copy's items before the object store's items: an item that is only in the first list was then
  // removed from the object store.
  const here = listLocalStoreItemNames(folder)
  // Read the pointers before listing the items, so that the list contains every item that a pointer needs.
  const pointers = await readPointers(copy)
  const [names, served, listedTexts] = await Promise.all([
    client.list('names/'),
    client.list('served/'),
    client.list('texts/'),
  ])
  const items = names.filter(({ name }) => isStoreItemName(name)).sort((a, b) => a.writtenAt - b.writtenAt)
  const skipped = await fetchItems(copy, items, served)
  const texts = new Set(listedTexts.map(({ name }) => name))
  const ownersNumber = await fetchTexts(copy, texts)
  const there = new Set(items.map(({ name }) => name))
  const gone = here.filter(name => !there.has(name))
  if (gone.length > 0) {
    // A clean-up never removes live items, or all items: if these seem to be gone, the list is wrong.
    const live = await listLiveStoreItemNames(folder, pointers)
    const isKept = (name: string) => gone.length === here.length || live.has(name)
    requireNoneMissing(client, gone.filter(isKept).map(getStoreItemObjectKey))
  }
  const isHeld = await setLinks(copy, pointers)
  // If a site's link stays at an older deployment, keep all items, since that deployment may need them.
  for (const name of isHeld ? [] : gone) await removeFolderAtomically(path.join(folder, name))
  return { texts, ownersNumber, skipped }
}

/** In how many earlier items of a group to look for a file before fetching it. */
const LOOKED_AT = 2

/**
 * Fetches the items that the copy lacks.
 * @param items all items; the oldest comes first
 * @param served the items' markers of complete uploads
 * @returns the invalid items, which are skipped
 */
async function fetchItems(
  copy: StoreCopy,
  items: readonly ListedObject[],
  served: readonly ListedObject[],
): Promise<SkippedStoreItem[]> {
  const renewedAt = new Map(served.map(({ name, writtenAt }) => [name, writtenAt]))
  const skipped: SkippedStoreItem[] = []
  for (const kind of ORDER) {
    const ofKind = items.filter(({ name }) => name.startsWith(kind))
    await mapConcurrently(new Set(ofKind.map(groupOf)), AT_ONCE, async group => {
      const earlier: string[] = []
      for (const { name, writtenAt } of ofKind.filter(item => groupOf(item) === group)) {
        try {
          await fetchItem(copy, name, earlier.slice(-LOOKED_AT).reverse())
          earlier.push(name)
          // By the folder's mtime, gc knows when the item was written or last renewed.
          const time = new Date(Math.max(writtenAt, renewedAt.get(name) ?? 0))
          await utimes(path.join(copy.folder, name), time, time).catch((error: unknown) => {
            // Another command may have just removed this folder from the copy.
            if (getErrorCode(error) !== 'ENOENT') throw error
          })
        } catch (error) {
          if (!(error instanceof InvalidFileError)) throw error
          skipped.push({ name, why: error.message })
        }
      }
    })
  }
  return skipped
}

/** Groups items that are fetched one after the other, so that later ones link the files of earlier ones. */
const groupOf = ({ name }: ListedObject): string =>
  /^(?:apps|sites)\//.test(name) ? path.posix.dirname(name) : name

/**
 * Fetches an item, unless the copy has it.
 * @param earlier names of items that may have some of its files
 * @throws InvalidFileError if the item's content is invalid
 */
async function fetchItem({ folder, client }: StoreCopy, name: string, earlier: string[]): Promise<void> {
  const target = path.join(folder, name)
  if (!existsSync(target)) {
    const object = await client.get(getStoreItemObjectKey(name))
    // The item was removed after the items were listed.
    if (!object) return
    const ownRelease = name.replace(/^embed\/([^@]+)@(.*)$/, 'apps/$1/$2/embed')
    const similar = name.startsWith('embed/') ? [ownRelease] : earlier
    const folders = similar.map(each => path.join(folder, each))
    await writeFolderAtomically(target, async unfinished => {
      await downloadFolder(client, name, object, unfinished, folders)
      // Acceptances lie there too, and have no links.
      if (/^deployments\/[^/]+\/\d+$/.test(name)) await linkFetchedDeployment(unfinished)
    })
  }
  if (name.startsWith('apps/')) await linkContents(folder, name)
}

async function linkFetchedDeployment(folder: string): Promise<void> {
  const text = await readFileWithLimit(path.join(folder, 'deployment.json'), MAX_DEPLOYMENT_BYTES)
  const { data } = deploymentSchema.safeParse(tryParseJson(text?.toString() ?? ''))
  if (!data) throw new InvalidFileError('its deployment.json has a form that cannot be read')
  const links = ['embed', ...listDeploymentLinks(data).keys()]
  const taken = links.find(link => existsSync(path.join(folder, link)))
  if (taken !== undefined)
    throw new InvalidFileError(`it has a file of its own where its link ${taken} belongs`)
  await linkDeployment(folder, data)
}

/** Stores a valid release's files at their content addresses, for web servers; others are never composed. */
async function linkContents(folder: string, name: string): Promise<void> {
  const release = await readRelease(path.join(folder, name)).catch(() => undefined)
  const isOwn = release && name === `apps/${release.name}/${release.version}`
  if (isOwn) await writeContentAddressedFiles({ folder }, release).catch(() => undefined)
}

/**
 * Fetches the texts that the copy lacks into files of the same names, and the last owners into `owners.json`.
 * @returns the number of the newest owners; 0 if there are none
 */
async function fetchTexts({ folder, client }: StoreCopy, names: ReadonlySet<string>): Promise<number> {
  const numbers = [...names].map(name => Number(/^owners\/(\d+)$/.exec(name)?.[1] ?? 0))
  const ownersNumber = Math.max(0, ...numbers)
  await mapConcurrently(names, AT_ONCE, async name => {
    const isOwners = ownersNumber > 0 && name === `owners/${ownersNumber}`
    const file = path.join(folder, isOwners ? 'owners.json' : name)
    // A person may give the page for partners to another app by hand.
    const isChangeable = isOwners || name === 'embed/owner'
    if (!isChangeable && (!CHECK_RECORD.test(name) || existsSync(file))) return
    const text = await client.get(getTextObjectKey(name))
    const known = await readFile(file).catch(() => undefined)
    if (text && !known?.equals(text)) await replaceFile(file, text)
  })
  return ownersNumber
}

const CHECK_RECORD = /^checks\/[a-z][a-z0-9-]*\/[0-9A-Za-z][\w.+-]*\/[0-9a-f]+\.json$/

/**
 * Makes each site's link lead to the deployment that the site's pointer names.
 * @returns whether a site's link stays at another deployment, because `whyNotShow` has returned a reason
 */
async function setLinks({ folder, whyNotShow }: StoreCopy, pointers: PointersBySite): Promise<boolean> {
  let isHeld = false
  for (const [site, pointer] of pointers) {
    const file = path.join(folder, site)
    const number = pointer?.deployment ?? 0
    const target = path.join('deployments', site, String(number))
    if (!existsSync(path.join(folder, target))) continue
    if ((await readlink(file).catch(() => undefined)) === target) continue
    const why = await whyNotShow(site, number)
    if (why === undefined) await replaceLink(file, target)
    else console.error(`${file} stays as it is, and does not show deployment ${number}: ${why}`)
    isHeld ||= why !== undefined
  }
  return isHeld
}
