/**
 * Syncs a local copy of a store with an object store. An item's content never changes, so only items that the
 * copy lacks are fetched.
 */
import { existsSync } from 'node:fs'
import { readlink } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { readFileWithLimit } from '../files/read-limited.ts'
import { isStoreItemName, listLocalStoreItemNames } from '../store.ts'
import type { SkippedStoreItem } from '../shared-store.ts'
import { removeFolderAtomically, replaceFile, replaceLink } from '../files/write-whole.ts'
import { fetchItems } from './fetch-items.ts'
import { getStoreItemObjectKey } from './keys.ts'
import { AT_ONCE, type ListedObject } from './object-client.ts'
import { listLiveStoreItemNames, readPointers, requireNoneMissing, type PointersBySite } from './pointer.ts'
import { openSkippedItems, type SkippedItems } from './skipped-items.ts'
import type { StoreCopy } from './store-copy.ts'

export interface SyncResult {
  /** Names of the object store's short texts (keys.ts). */
  readonly texts: ReadonlySet<string>
  /** The number of the newest version of `owners.json`; 0 if there is none. */
  readonly ownersNumber: number
  /** Objects that are invalid, and were therefore not fetched, with the reason. */
  readonly skipped: readonly SkippedStoreItem[]
}

export async function syncFromObjectStore(copy: StoreCopy): Promise<SyncResult> {
  const { folder, client } = copy
  const skipped = await openSkippedItems(folder, client)
  // List the copy's items before the object store's items: an item that is only in the first list was then
  // removed from the object store.
  const here = listLocalStoreItemNames(folder)
  // Read the pointers before listing the items, so that the list contains every item that a pointer needs.
  const pointers = await readPointers(copy, skipped)
  const [names, served, listedTexts] = await Promise.all([
    client.list('names/'),
    client.list('served/'),
    client.list('texts/'),
  ])
  const items = names.filter(({ name }) => isStoreItemName(name)).sort((a, b) => a.writtenAt - b.writtenAt)
  const foreign = names.filter(({ name }) => !isStoreItemName(name))
  for (const { key } of foreign.slice(0, NAMED)) skipped.add(key, 'no item can have this name')
  if (foreign.length > NAMED) skipped.add('names', `${foreign.length - NAMED} more have names like these`)
  await fetchItems(copy, items, served, skipped)
  const texts = new Set(listedTexts.map(({ name }) => name))
  const ownersNumber = await fetchTexts(copy, listedTexts, skipped)
  await skipped.save()
  const there = new Set(items.map(({ name }) => name))
  const gone = here.filter(name => !there.has(name))
  if (gone.length > 0) {
    // A clean-up never removes live items, or all items: if these seem to be gone, the list is wrong.
    const live = await listLiveStoreItemNames(copy, pointers)
    const isKept = (name: string) => gone.length === here.length || live.has(name)
    requireNoneMissing(client, gone.filter(isKept).map(getStoreItemObjectKey))
  }
  const isHeld = await setLinks(copy, pointers)
  // If a site's link stays at an older deployment, keep all items, since that deployment may need them.
  for (const name of isHeld ? [] : gone) await removeFolderAtomically(path.join(folder, name))
  return { texts, ownersNumber, skipped: skipped.list() }
}

/** How many items with impossible names to list. */
const NAMED = 20

/** Maximum size of a text; bytes. */
const MAX_TEXT_BYTES = 1_000_000

/**
 * Fetches the texts that the copy lacks into files of the same names, and the last owners into `owners.json`.
 * @returns the number of the newest owners; 0 if there are none
 * @throws TooLargeError if the last owners are too large; other texts are skipped then
 */
async function fetchTexts(
  { folder, client }: StoreCopy,
  texts: readonly ListedObject[],
  skipped: SkippedItems,
): Promise<number> {
  const numbers = texts.map(({ name }) => Number(/^owners\/(\d+)$/.exec(name)?.[1] ?? 0))
  const ownersNumber = numbers.reduce((most, number) => Math.max(most, number), 0)
  await mapConcurrently(texts, AT_ONCE, async text => {
    const { key, name } = text
    const isOwners = ownersNumber > 0 && name === `owners/${ownersNumber}`
    const file = path.join(folder, isOwners ? 'owners.json' : name)
    // A person may give the page for partners to another app by hand.
    const isChangeable = isOwners || name === 'embed/owner'
    if (!isChangeable && (!CHECK_RECORD.test(name) || existsSync(file))) return
    const fetchText = async () => {
      const found = await client.get(key, MAX_TEXT_BYTES)
      const known = await readFileWithLimit(file, MAX_TEXT_BYTES).catch(() => undefined)
      if (found && !known?.equals(found)) await replaceFile(file, found)
    }
    await (isOwners ? fetchText() : skipped.attempt(text, fetchText))
  })
  return ownersNumber
}

const CHECK_RECORD = /^checks\/[a-z][a-z0-9-]{0,49}\/[0-9A-Za-z][\w.+-]{0,99}\/[0-9a-f]{1,64}\.json$/

/**
 * Makes each site's link lead to the deployment that the site's pointer names.
 * @returns whether a site's link stays at another deployment, since it must not show the pointer's
 */
async function setLinks(copy: StoreCopy, pointers: PointersBySite): Promise<boolean> {
  const { folder } = copy
  let isHeld = false
  for (const [site, pointer] of pointers) {
    const file = path.join(folder, site)
    if (!pointer) continue
    const number = pointer.deployment
    const target = path.join('deployments', site, String(number))
    const shown = await readlink(file).catch(() => undefined)
    const isThere = existsSync(path.join(folder, target))
    if (shown === target || (shown === undefined && !isThere)) continue
    const why = isThere
      ? await findHoldReason(copy, site, number, shown)
      : 'the store has none of this number'
    if (why === undefined) await replaceLink(file, target)
    else console.error(`${file} stays as it is, and does not show deployment ${number}: ${why}`)
    isHeld ||= why !== undefined && shown !== undefined
  }
  return isHeld
}

/** @returns the reason why a copy must not switch to a deployment from the one that it shows, if any */
async function findHoldReason(
  { isMirror, readState, whyNotShow }: StoreCopy,
  site: string,
  number: number,
  shown: string | undefined,
): Promise<string | undefined> {
  const before = Number(path.basename(shown ?? ''))
  const isOlder = isMirror && before > number
  if (isOlder && (await readState(site)).deployments.some(each => each.number === before))
    return `it is older than deployment ${before}, and somebody has set the pointer back`
  return whyNotShow(site, number)
}
