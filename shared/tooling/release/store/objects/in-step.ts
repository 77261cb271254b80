/** Syncs a folder with an object store. A name's content never changes, so only new names are fetched. */
import { existsSync } from 'node:fs'
import { readFile, readlink, utimes } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { storeContent } from '../content-files.ts'
import { deploymentSchema, MAX_DEPLOYMENT_BYTES } from '../deployment.ts'
import { linkDeployment } from '../deployments.ts'
import { getErrorCode } from '../error-code.ts'
import { tryParseJson, readFileWithLimit, InvalidFileError } from '../read-limited.ts'
import { isItemName, listLocalNames, readRelease } from '../store.ts'
import type { SkippedItem } from '../shared-store.ts'
import { removeFolderAtomically, replaceFile, replaceLink, writeFolderAtomically } from '../write-whole.ts'
import { buildNameKey, buildTextKey } from './keys.ts'
import { listLiveNames, readPointers, requireNoneMissing, type PointersBySite } from './pointer.ts'
import { AT_ONCE, type ListedObject, type ObjectClient } from './object-client.ts'
import { isArchive, unpackArchive } from './archive.ts'
import {
  downloadFolder,
  findSimilarFolders,
  getObject,
  parseFolderList,
  InvalidFolderError,
} from './listed-folder.ts'

export interface SyncResult {
  /** The number of the owners' last change; 0 if there was none. */
  readonly ownersNumber: number
  /** Names whose files browsers can load. */
  readonly served: ReadonlySet<string>
  /** Names of the short texts in the object store. */
  readonly texts: ReadonlySet<string>
  /** Names with invalid content, which the folder therefore lacks. */
  readonly skipped: readonly SkippedItem[]
}

/** Order of fetching: targets of links come first, so that readers of the folder never find a broken link. */
const ORDER = ['apps/', 'embed/', 'sites/', 'deployments/']

const SHARES_FILES = /^(?:apps|sites)\//

/** @returns the reason to keep a folder's live deployment instead of the object store's; undefined if none */
export type GetRefusalReason = (site: string, deployment: number) => Promise<string | undefined>

export async function syncFromObjectStore(
  folder: string,
  client: ObjectClient,
  whyNotShow: GetRefusalReason = () => Promise.resolve(undefined),
): Promise<SyncResult> {
  // List this folder before the object store: every name found here that the store lacks was removed there.
  const here = listLocalNames(folder)
  // Read the pointers before the names, so that the list of names has every name that a pointer needs.
  const pointers = await readPointers(folder, client)
  const [names, served, texts] = await Promise.all([
    below(client, 'names/'),
    below(client, 'served/'),
    below(client, 'texts/'),
  ])
  const there = new Map([...names].filter(([name]) => isItemName(name)))
  const skipped: SkippedItem[] = []
  for (const kind of ORDER) {
    const ofKind = [...there].filter(([name]) => name.startsWith(kind)).sort(([, a], [, b]) => a - b)
    // Fetch folders that share files one after the other, so that each content is fetched only once.
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
    // No clean-up removes live names or all names: if they are gone, the list is wrong, so remove nothing.
    const kept = gone.length === here.length ? new Set(gone) : await listLiveNames(folder, pointers)
    requireNoneMissing(gone.filter(name => kept.has(name)).map(buildNameKey), client)
  }
  const isHeld = await setLinks(folder, pointers, whyNotShow)
  // If a link still leads to an older deployment, keep the removed names, which it may need.
  for (const name of isHeld ? [] : gone) await removeFolderAtomically(path.join(folder, name))
  return { ownersNumber, served: new Set(served.keys()), texts: new Set(texts.keys()), skipped }
}

/** Returns the time when each name was written, by name. */
async function below(client: ObjectClient, prefix: string): Promise<Map<string, number>> {
  const listed: readonly ListedObject[] = await client.list(prefix)
  return new Map(listed.map(({ key, writtenAt }) => [key.slice(prefix.length), writtenAt]))
}

/**
 * @param newest when the name was written or last renewed; ms since 1970. Becomes the folder's mtime, for gc
 * @returns why the name's content is invalid, so that the name is skipped; undefined if it is valid
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
      const object = await getObject(client, buildNameKey(name))
      // The object was removed after it was listed.
      if (!object) return undefined
      const earlier = await findSimilarFolders(folder, name)
      await writeFolderAtomically(target, unfinished => fillFolder(client, name, unfinished, object, earlier))
    } catch (error) {
      if (error instanceof InvalidFolderError || error instanceof InvalidFileError) return error.message
      throw error
    }
  }
  await linkContents(folder, name)
  const time = new Date(newest)
  await utimes(target, time, time).catch((error: unknown) => {
    // Another command may have removed the file from this folder just now.
    if (getErrorCode(error) !== 'ENOENT') throw error
  })
  return undefined
}

/** Stores files at content addresses for web servers. Skips invalid releases, as composing does. */
async function linkContents(folder: string, name: string): Promise<void> {
  if (!name.startsWith('apps/') || !existsSync(path.join(folder, name))) return
  const release = await readRelease(path.join(folder, name)).catch(() => undefined)
  const isOwn = release && name === `apps/${release.name}/${release.version}`
  if (isOwn) await storeContent({ folder }, release).catch(() => undefined)
}

async function fillFolder(
  client: ObjectClient,
  name: string,
  folder: string,
  object: Buffer,
  earlier: readonly string[],
): Promise<void> {
  if (isArchive(object)) await unpackArchive(folder, object)
  else await downloadFolder(client, name, parseFolderList(object), folder, earlier)
  if (!/^deployments\/[^/]+\/\d+$/.test(name)) return
  const text = await readFileWithLimit(path.join(folder, 'deployment.json'), MAX_DEPLOYMENT_BYTES)
  const { data } = deploymentSchema.safeParse(tryParseJson(text?.toString() ?? ''))
  if (!data) throw new InvalidFolderError('its deployment.json has a form that cannot be read')
  await linkDeployment(folder, data)
}

const isOwners = (name: string): boolean => /^owners\/\d+$/.test(name)

/** Fetches short texts into files of the same name. Skips the owners, whose file has another name. */
async function fetchTexts(folder: string, client: ObjectClient, names: readonly string[]): Promise<void> {
  const missing = names.filter(
    name =>
      isPlainText(name) && !isOwners(name) && (isChangeable(name) || !existsSync(path.join(folder, name))),
  )
  await mapConcurrently(missing, AT_ONCE, async name => {
    const text = await client.get(buildTextKey(name))
    if (text) await replaceFile(path.join(folder, name), text)
  })
}

/** Whether a text can change: a person may assign the page for partners to another app by hand. */
const isChangeable = (name: string): boolean => name === 'embed/owner'

const isPlainText = (name: string): boolean =>
  isChangeable(name) || /^checks\/[a-z][a-z0-9-]*\/[0-9A-Za-z][\w.+-]*\/[0-9a-f]+\.json$/.test(name)

async function fetchOwners(folder: string, client: ObjectClient, names: readonly string[]): Promise<number> {
  const number = Math.max(0, ...names.filter(isOwners).map(name => Number(name.slice('owners/'.length))))
  if (number === 0) return 0
  const text = await client.get(buildTextKey(`owners/${number}`))
  const file = path.join(folder, 'owners.json')
  const known = await readFile(file).catch(() => undefined)
  if (text && !known?.equals(text)) await replaceFile(file, text)
  return number
}

/** Points each site's link at its deployment. @returns whether `whyNotShow` has prevented a change */
async function setLinks(
  folder: string,
  pointers: PointersBySite,
  whyNotShow: GetRefusalReason,
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
