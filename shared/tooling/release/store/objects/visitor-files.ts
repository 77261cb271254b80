/**
 * The files that browsers load from an object store: each is an object with headers. Commands do not read
 * these objects, so `findVisitorFileErrors` compares them: otherwise only visitors would notice a change.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { CONTENT_ADDRESS_FOLDER } from '@kutuhal/build/content-address.ts'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { listContentAddresses, listUnversionedFiles } from '../files/content-files.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { listCompressedFileNames } from '../files/file-writer.ts'
import { listFilesRecursively } from '../files/files-below.ts'
import { readExistingFile } from '../files/read-limited.ts'
import { listLocalStoreItemNames, readRelease } from '../store.ts'
import {
  getContentAddressKeyPrefix,
  getContentObjectKeyPrefix,
  getPointerObjectKey,
  getServedMarkerObjectKey,
  getStoreItemObjectKey,
} from './keys.ts'
import { hasListOf, listContentObjectKeys, objectHasContent } from './listed-folder.ts'
import {
  AT_ONCE,
  MAX_OBJECT_BYTES,
  WRITER,
  type ListedObject,
  type ObjectClient,
  type ObjectHeaders,
} from './object-client.ts'
import {
  createPointer,
  listPublicStoreItemNames,
  readPointer,
  requireNoneMissing,
  type Pointer,
} from './pointer.ts'
import type { ObjectHeadersGetter, StoreCopy } from './store-copy.ts'
import { syncFromObjectStore } from './sync.ts'

/** Whether browsers may load files of an item; the files of deployments are only for commands. */
export const isPublicStoreItemName = (name: string): boolean => !name.startsWith('deployments/')

/**
 * Uploads the files of an item that browsers may load, then an object that marks the upload as complete.
 * Repeating the upload is safe, since an item's content never changes.
 * @param folder folder with all files of the item
 */
export async function uploadVisitorFiles(
  client: ObjectClient,
  name: string,
  folder: string,
  headersOf: ObjectHeadersGetter,
): Promise<void> {
  const files = await listVisitorFiles(name, folder, headersOf)
  // Skip content-addressed files that an earlier release has uploaded: they never change.
  const there = new Set((await client.list(getContentAddressKeyPrefix(name))).map(({ key }) => key))
  await mapConcurrently(
    files.filter(({ key }) => !there.has(key)),
    AT_ONCE,
    async ({ key, file, headers }) =>
      client.put(key, await readExistingFile(file, MAX_OBJECT_BYTES), headers),
  )
  await client.put(getServedMarkerObjectKey(name), '')
}

/** Lists an item's files that browsers may load, with their keys by version and by content address. */
async function listVisitorFiles(name: string, folder: string, headersOf: ObjectHeadersGetter) {
  const { contentKeys, unversioned } = await readContentAddresses(name, folder)
  return listFilesRecursively(folder).flatMap(each => {
    const [key, contentKey] = [`${name}/${each}`, contentKeys.get(each)]
    const headers = headersOf(key)
    if (!headers) return []
    const keys = [...(unversioned.has(each) ? [] : [key]), ...(contentKey === undefined ? [] : [contentKey])]
    return keys.map(key => ({ key, file: path.join(folder, each), headers }))
  })
}

/**
 * Reads where browsers find the files of a release, and their compressed copies. Other items and invalid
 * releases have no content addresses: no page loads their files that way.
 * @returns the key with the content address of each file, and the files without a key by version
 */
async function readContentAddresses(name: string, folder: string) {
  const prefix = getContentAddressKeyPrefix(name)
  const release = name.startsWith('apps/') ? await readRelease(folder).catch(() => undefined) : undefined
  const addresses = release ? [...listContentAddresses(release)] : []
  const withCopies = (file: string) => [file, ...listCompressedFileNames(file)]
  return {
    contentKeys: new Map(
      addresses.flatMap(([file, address]) =>
        withCopies(file).map(copy => [copy, `${prefix}${address}${copy.slice(file.length)}`] as const),
      ),
    ),
    unversioned: new Set(release ? [...listUnversionedFiles(release)].flatMap(withCopies) : []),
  }
}

/** Removes an item's files for browsers, after the item itself has been removed. */
export async function removeVisitorFiles(client: ObjectClient, name: string): Promise<void> {
  await client.delete(getServedMarkerObjectKey(name))
  await deleteObjects(client, await client.list(`${name}/`))
}

export async function deleteObjects(client: ObjectClient, objects: readonly ListedObject[]): Promise<void> {
  await mapConcurrently(objects, AT_ONCE, ({ key }) => client.delete(key))
}

/**
 * Removes files and contents that belong to no item any more.
 * @throws Error if the object store lacks an item that the copy has; nothing is removed then
 */
export async function removeOrphanedVisitorFiles({ client, folder }: StoreCopy): Promise<void> {
  const prefixes = ['apps/', 'sites/', 'embed/', 'contents/']
  const objects = (await Promise.all(prefixes.map(prefix => client.list(prefix)))).flat()
  // List the names after the files: a name is always written before its files.
  const names = new Set((await client.list('names/')).map(({ name }) => name))
  const here = new Set(listLocalStoreItemNames(folder))
  requireNoneMissing(client, [...here].filter(name => !names.has(name)).map(getStoreItemObjectKey))
  const needed = new Set<string>()
  // If an item's list is unreadable, or the copy lacks a release, nobody knows which contents it needs: keep
  // all contents that may belong to it.
  const neededPrefixes = new Set<string>()
  await mapConcurrently(names, AT_ONCE, async name => {
    const contents = await listContentObjectKeys(client, name)
    const { contentKeys } = await readContentAddresses(name, path.join(folder, name))
    for (const key of [...(contents ?? []), ...contentKeys.values()]) needed.add(key)
    if (!contents) neededPrefixes.add(getContentObjectKeyPrefix(name))
    if (!here.has(name)) neededPrefixes.add(getContentAddressKeyPrefix(name))
  })
  const isOrphan = ({ key }: ListedObject) => {
    const [kind, ...rest] = key.split('/')
    const isContent = kind === 'contents' || (kind === 'apps' && rest[1] === CONTENT_ADDRESS_FOLDER)
    if (isContent) return !needed.has(key) && ![...neededPrefixes].some(prefix => key.startsWith(prefix))
    return !names.has([kind, ...rest.slice(0, kind === 'apps' ? 2 : 1)].join('/'))
  }
  await deleteObjects(client, objects.filter(isOrphan))
}

/**
 * Compares the objects that browsers load with the copy, which has the right files.
 * @param shown the deployment that the site should serve
 * @returns one description for each difference
 */
export async function findVisitorFileErrors(
  copy: StoreCopy,
  site: string,
  shown: Deployment,
): Promise<string[]> {
  const pointer = await readPointer(copy.client, site).catch(() => undefined)
  const isNewer =
    pointer !== undefined && pointer.deployment > shown.number && (await isNewlyLive(copy, site, pointer))
  const wrong =
    isNewer || isDeepStrictEqual(pointer, createPointer(shown))
      ? []
      : [`${getPointerObjectKey(site)} says something else than deployment ${shown.number}`]
  const names = await listPublicStoreItemNames({ folder: copy.folder, pointer: site }, shown)
  const deployment = `deployments/${site}/${shown.number}`
  for (const name of [...names, deployment].sort()) {
    const folder = path.join(copy.folder, name)
    if (!existsSync(folder)) continue
    if (isPublicStoreItemName(name)) wrong.push(...(await findItemErrors(copy, name)))
    if (!(await hasListOf(copy.client, name, folder)))
      wrong.push(`${getStoreItemObjectKey(name)} lists other files than this computer has`)
  }
  return wrong
}

/** Whether a pointer is that of a deployment that has gone live since the copy was synced, and counts. */
async function isNewlyLive(copy: StoreCopy, site: string, pointer: Pointer): Promise<boolean> {
  await syncFromObjectStore(copy)
  const { deployments } = await copy.readState(site)
  const named = deployments.find(({ number }) => number === pointer.deployment)
  return named !== undefined && isDeepStrictEqual(pointer, createPointer(named))
}

async function findItemErrors({ client, folder, headersOf }: StoreCopy, name: string): Promise<string[]> {
  const files = await listVisitorFiles(name, path.join(folder, name), headersOf)
  const wrong: string[] = []
  await mapConcurrently(files, AT_ONCE, async ({ key, file, headers }) => {
    const sent = await client.headers(key)
    if (!sent) wrong.push(`${key} is missing`)
    else if (
      !(await objectHasContent(
        client,
        { key, tag: sent.tag },
        await readExistingFile(file, MAX_OBJECT_BYTES),
      ))
    )
      wrong.push(`${key} has other content than was released`)
    else {
      const differences = findHeaderErrors(sent, headers)
      if (differences.length > 0) wrong.push(`${key} is sent with ${differences.join('; with ')}`)
    }
  })
  const known = new Set(files.map(({ key }) => key))
  const foreign = (await client.list(`${name}/`)).filter(({ key }) => !known.has(key))
  return [...wrong, ...foreign.map(({ key }) => `${key} is not part of ${name}`)].sort()
}

type SentHeaders = NonNullable<Awaited<ReturnType<ObjectClient['headers']>>>

/**
 * Compares the headers of an object. With a wrong media type, browsers could run the file; with a wrong
 * lifetime, they could keep it too long.
 */
function findHeaderErrors(sent: SentHeaders, right: ObjectHeaders): string[] {
  const compared = [
    ['content-type', sent.contentType, right.contentType],
    ['cache-control', sent.cacheControl, right.cacheControl],
    ['content-encoding', sent.contentEncoding, right.contentEncoding],
  ] as const
  const metadata = Object.keys(sent.metadata ?? {}).filter(
    name => name !== WRITER && right.metadata?.[name] === undefined,
  )
  return [
    ...compared
      .filter(([, found = '', expected = '']) => found !== expected)
      .map(([name, found = 'none', expected = 'none']) => `${name} ${found} in place of ${expected}`),
    ...[...sent.others, ...metadata].map(name => `${name}, which no command writes`),
  ]
}
