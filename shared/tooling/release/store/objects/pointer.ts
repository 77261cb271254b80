/**
 * Reads and writes a site's pointer in an object store, for edges and for other copies of the store. Also
 * lists the live items: if the object store lacks a live item, a clean-up must remove nothing.
 */
import { readdir } from 'node:fs/promises'
import { z } from 'zod'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { isSiteName, isStoreItemName } from '../places.ts'
import { MAX_DEPLOYMENT_BYTES, type Deployment } from '../deployment/deployment.ts'
import { liveNumber } from '../deployments.ts'
import { namedIn } from '../plan.ts'
import { InvalidFileError } from '../files/read-limited.ts'
import { hasGeneration, readPlan, type Store } from '../store.ts'
import { getPointerObjectKey, getStoreItemObjectKey } from './keys.ts'
import { formatObjectAddress } from './object-address.ts'
import { AT_ONCE, type ObjectClient } from './object-client.ts'
import { openSkippedItems, type SkippedItems } from './skipped-items.ts'
import type { StoreCopy } from './store-copy.ts'

const generationSchema = z.string().refine(id => isStoreItemName(`sites/${id}`))

const pointerSchema = z.object({
  deployment: z.number().int().positive(),
  generation: generationSchema,
  canary: z.object({ generation: generationSchema, percent: z.number() }).optional(),
  /** The embed that each `/embed/<name>/…` serves, by name: for example `mf-maze@1.4.0` for `mf-maze@v1`. */
  embeds: z.record(z.string(), z.string()),
})

export type Pointer = z.infer<typeof pointerSchema>

/**
 * @returns the site's pointer; undefined if the site has never served anything
 * @throws InvalidFileError if the object is not a pointer
 */
export async function readPointer(client: ObjectClient, site: string): Promise<Pointer | undefined> {
  const content = await client.get(getPointerObjectKey(site), MAX_DEPLOYMENT_BYTES)
  try {
    return content && pointerSchema.parse(JSON.parse(content.toString()))
  } catch (cause) {
    throw new InvalidFileError(
      `${formatObjectAddress(client.address)}/${getPointerObjectKey(site)} is no pointer: somebody wrote something else there. Remove that object, then promote or roll back: that writes it again. What is live stays at edges that know it.`,
      { cause },
    )
  }
}

/** Returns the pointer for a deployment. */
export const createPointer = ({ number, generation, canary, embeds }: Deployment): Pointer => ({
  deployment: number,
  generation,
  ...(canary && { canary: { generation: canary.generation, percent: canary.percent } }),
  embeds,
})

/** Writes the pointer in a single request, so that readers see either the old or the new pointer. */
export const writePointer = (client: ObjectClient, site: string, shown: Deployment): Promise<void> =>
  client.put(getPointerObjectKey(site), JSON.stringify(createPointer(shown)), {
    contentType: 'application/json; charset=utf-8',
    // Let an edge keep the pointer for a second before it reads the pointer again.
    cacheControl: 'max-age=1',
  })

/** The pointer of each site; undefined for a site that was live at the last sync, but has no pointer now. */
export type PointersBySite = ReadonlyMap<string, Pointer | undefined>

/**
 * @param skipped receives the invalid pointers of other sites, and what no site can be called
 * @throws InvalidFileError if the pointer of the copy's own site is invalid
 */
export async function readPointers(copy: StoreCopy, skipped: SkippedItems): Promise<PointersBySite> {
  const { folder, client } = copy
  const listed = await client.list(getPointerObjectKey(''))
  const tags = new Map(listed.map(({ name, tag }) => [name, tag]))
  const entries = await readdir(folder, { withFileTypes: true })
  const linked = entries.filter(entry => entry.isSymbolicLink()).map(({ name }) => name)
  const pointers = new Map<string, Pointer | undefined>()
  await mapConcurrently(new Set([...tags.keys(), ...linked]), AT_ONCE, async site => {
    const key = getPointerObjectKey(site)
    if (!isSiteName(site)) {
      if (tags.has(site)) skipped.add(key, 'no site can have this name')
      return
    }
    const read = () => readPointer(client, site)
    const isOwn = site === copy.site
    pointers.set(site, await (isOwn ? read() : skipped.attempt({ key, tag: tags.get(site) ?? '' }, read)))
  })
  return pointers
}

/** Returns the names of all items that the sites' live deployments need, as the synced copy knows them. */
export async function listLiveStoreItemNames(
  copy: StoreCopy,
  pointers: PointersBySite,
): Promise<Set<string>> {
  const names = new Set<string>()
  for (const [site, pointer] of pointers) {
    const store = { folder: copy.folder, pointer: site }
    const isOwn = pointer !== undefined && site === copy.site
    const shown = isOwn ? pointer : await findLivePointer(copy, site, pointer)
    if (!shown) continue
    names.add(`deployments/${site}/${shown.deployment}`)
    for (const name of await listPublicStoreItemNames(store, shown)) names.add(name)
  }
  return names
}

/** Returns the pointer to the deployment that a pointer, or else the copy, shows, if that one counts. */
async function findLivePointer(
  copy: StoreCopy,
  site: string,
  pointer: Pointer | undefined,
): Promise<Pointer | undefined> {
  const { deployments } = await copy.readState(site)
  const known = await liveNumber({ folder: copy.folder, pointer: site })
  const live =
    deployments.find(({ number }) => number === pointer?.deployment) ??
    deployments.find(({ number }) => number === known)
  return live && createPointer(live)
}

/** @throws Error that lists the live items and pointers which the object store lacks, if there are any */
export async function requireLiveStoreItems(copy: StoreCopy): Promise<void> {
  const skipped = await openSkippedItems(copy.folder, copy.client)
  const pointers = await readPointers(copy, skipped)
  // Read the pointers before listing the items, so that the list contains every item that a pointer needs.
  const there = new Set((await copy.client.list('names/')).map(({ name }) => name))
  const needed = [...(await listLiveStoreItemNames(copy, pointers))]
  const missing: string[] = []
  for (const [site, pointer] of pointers) {
    const key = getPointerObjectKey(site)
    if (pointer || skipped.has(key)) continue
    // Anybody could have made a link to what was never live.
    const isOfSite = site === copy.site || (await copy.readState(site)).head !== undefined
    if (isOfSite) missing.push(key)
  }
  requireNoneMissing(copy.client, [
    ...missing,
    ...needed.filter(name => !there.has(name)).map(getStoreItemObjectKey),
  ])
}

/** Maximum number of missing objects that an error lists. */
const NAMED = 10

/**
 * If an object in use seems to be missing, the lists of objects are wrong: a clean-up must remove nothing.
 * @throws Error that lists the keys of the missing objects, if there are any
 */
export function requireNoneMissing(client: ObjectClient, missing: readonly string[]): void {
  if (missing.length === 0) return
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : ''
  throw new Error(
    `The object store ${formatObjectAddress(client.address)} lacks what is live or kept: ${missing.slice(0, NAMED).join(', ')}${more}. So nothing was removed. Is STORE the right place, and is the store whole? Bring the objects back from a backup. If they are gone for good, name an empty folder in STORE_COPY, then promote or roll back.`,
  )
}

/** Returns names of what browsers may load of a deployment: generations, their releases, and embeds. */
export async function listPublicStoreItemNames(
  store: Store,
  { generation, canary, embeds }: Pick<Pointer, 'generation' | 'canary' | 'embeds'>,
): Promise<Set<string>> {
  const names = new Set(Object.values(embeds).map(embed => `embed/${embed}`))
  for (const id of [generation, ...(canary ? [canary.generation] : [])]) {
    names.add(`sites/${id}`)
    if (!hasGeneration(store, id)) continue
    for (const [app, version] of namedIn(await readPlan(store, id))) names.add(`apps/${app}/${version}`)
  }
  return names
}
