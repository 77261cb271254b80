/**
 * The files that browsers load from an object store: each is an object with headers. Commands do not read
 * these objects, so `findVisitorFileErrors` compares them: otherwise only visitors would notice a change.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { CONTENT_ADDRESS_FOLDER } from '@kutuhal/build/content-address.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { listContentAddresses, listUnversionedFiles } from '../content-files.ts'
import { listCompressedFileNames } from '../file-writer.ts'
import { listFilesRecursively } from '../files-below.ts'
import { listLocalStoreItemNames, readRelease } from '../store.ts'
import { isArchive } from './archive.ts'
import {
  getObjectWithLimit,
  parseFileList,
  MAX_FILE_LIST_BYTES,
  InvalidStoreItemError,
  objectHasContent,
} from './listed-folder.ts'
import { AT_ONCE, type ObjectClient, type ObjectHeaders, WRITER } from './object-client.ts'
import {
  getContentObjectKey,
  getContentObjectKeyPrefix,
  getStoreItemObjectKey,
  parseStoreItemName,
  getServedMarkerObjectKey,
  getPointerObjectKey,
} from './keys.ts'
import { requireNoMissingObjects, createPointer, readPointer, listPublicStoreItemNames } from './pointer.ts'
import type { Deployment } from '../deployment.ts'

/**
 * @param key key of an object, such as `apps/mf-maze/1.4.0/a.js.br`
 * @returns the object's headers; undefined if browsers may not load it
 */
export type ObjectHeadersGetter = (key: string) => ObjectHeaders | undefined

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
  const known = await client.list(getContentAddressKeyPrefix(name) ?? `${name}/`)
  // Skip content-addressed files that an earlier release has uploaded: they never change.
  const there = new Set(known.flatMap(({ key }) => (isContentKey(key) ? [key] : [])))
  await mapConcurrently(
    files.filter(({ key }) => !there.has(key)),
    AT_ONCE,
    async ({ key, file, headers }) => client.put(key, await readFile(file), headers),
  )
  await client.put(getServedMarkerObjectKey(name), '')
}

export interface VisitorFile {
  readonly key: string
  readonly file: string
  readonly headers: ObjectHeaders
}

/**
 * Lists an item's files that browsers may load.
 * @param name name of the item, such as `apps/mf-maze/1.4.0`
 * @param folder folder with all files of the item
 */
export async function listVisitorFiles(
  name: string,
  folder: string,
  headersOf: ObjectHeadersGetter,
): Promise<VisitorFile[]> {
  const own = listFilesRecursively(folder).flatMap(each => {
    const key = `${name}/${each}`
    const headers = headersOf(key)
    return headers ? [{ key, file: path.join(folder, each), headers }] : []
  })
  const release = getContentAddressKeyPrefix(name) && (await readRelease(folder).catch(() => undefined))
  // Use no content addresses if the item is not a release, or is an invalid one, without a readable
  // release.json: no page loads its files by content address.
  if (!release) return own
  const contents = contentKeys(name, release)
  const unversioned = new Set(
    [...listUnversionedFiles(release)].flatMap(file => withCopies(`${name}/${file}`)),
  )
  return [
    ...own.filter(({ key }) => !unversioned.has(key)),
    ...own.flatMap(each => {
      const key = contents.get(each.key)
      return key === undefined ? [] : [{ ...each, key }]
    }),
  ]
}

/**
 * Returns the key prefix of an app's content-addressed files.
 * @param name name of one of the app's releases, such as `apps/mf-maze/1.4.0`
 * @returns undefined if the name is not of a release
 */
export const getContentAddressKeyPrefix = (name: string): string | undefined =>
  name.startsWith('apps/') ? `${name.slice(0, name.lastIndexOf('/'))}/${CONTENT_ADDRESS_FOLDER}/` : undefined

const isContentKey = (key: string): boolean =>
  key.split('/')[2] === CONTENT_ADDRESS_FOLDER && key.startsWith('apps/')

/**
 * Maps the key of each file of a release, and of its compressed copies, to the key with its content address.
 */
function contentKeys(name: string, release: Release): ReadonlyMap<string, string> {
  return new Map(
    [...listContentAddresses(release)].flatMap(([file, address]) => {
      const keys = withCopies(`${getContentAddressKeyPrefix(name)}${address}`)
      return withCopies(`${name}/${file}`).map((each, index) => [each, keys[index] ?? ''] as const)
    }),
  )
}

const withCopies = (key: string): readonly string[] => [key, ...listCompressedFileNames(key)]

/** Whether browsers may load files of an item; the files of deployments are only for commands. */
export const isPublicStoreItemName = (name: string): boolean => !name.startsWith('deployments/')

/** Removes an item's files for browsers, after the item itself has been removed. */
export async function removeVisitorFiles(client: ObjectClient, name: string): Promise<void> {
  await client.delete(getServedMarkerObjectKey(name))
  const files = await client.list(`${name}/`)
  await mapConcurrently(files, AT_ONCE, ({ key }) => client.delete(key))
}

/**
 * Removes files that belong to no item any more.
 * @param folder the synced local copy of the store
 * @throws Error if the object store lacks an item that the copy has; nothing is removed then
 */
export async function removeOrphanedVisitorFiles(client: ObjectClient, folder: string): Promise<void> {
  const listed = await Promise.all(
    ['apps/', 'sites/', 'embed/', 'contents/'].map(prefix => client.list(prefix)),
  )
  // List the names after the files. A name is always written before its files, so a file that has no name by
  // now is an orphan.
  const names = new Set((await client.list('names/')).map(({ key }) => key.slice('names/'.length)))
  const here = new Set(listLocalStoreItemNames(folder))
  requireNoMissingObjects([...here].filter(name => !names.has(name)).map(getStoreItemObjectKey), client)
  const lists = await readLists(client, [...names])
  const kept = new Set([...(await servedContents(folder)), ...lists.contents])
  // If the list of an item is unreadable, or the copy lacks a release, nobody knows which contents this item
  // needs: keep all contents that may belong to it.
  const unknown = [...names].flatMap(name => [
    ...(lists.unreadable.has(name) ? [getContentObjectKeyPrefix(name)] : []),
    ...(here.has(name) ? [] : (getContentAddressKeyPrefix(name) ?? [])),
  ])
  const isNameless = (key: string) =>
    isContentKey(key) || key.startsWith('contents/')
      ? !kept.has(key) && !unknown.some(prefix => key.startsWith(prefix))
      : !names.has(parseStoreItemName(key))
  const nameless = listed.flat().filter(({ key }) => isNameless(key))
  await mapConcurrently(nameless, AT_ONCE, ({ key }) => client.delete(key))
}

/**
 * Reads which files the items in the object store consist of.
 * @returns the object keys of these files' contents, and the names of items whose list of files is unreadable
 */
async function readLists(client: ObjectClient, names: readonly string[]) {
  const contents = new Set<string>()
  const unreadable = new Set<string>()
  await mapConcurrently(names, AT_ONCE, async name => {
    try {
      const object = await getObjectWithLimit(client, getStoreItemObjectKey(name), MAX_FILE_LIST_BYTES)
      if (!object || isArchive(object)) return
      for (const [, hash] of Object.values(parseFileList(object).files))
        contents.add(getContentObjectKey(name, hash))
    } catch (error) {
      if (!(error instanceof InvalidStoreItemError)) throw error
      unreadable.add(name)
    }
  })
  return { contents, unreadable }
}

/** Returns the object keys of all content-addressed files of the releases in the copy. */
async function servedContents(folder: string): Promise<ReadonlySet<string>> {
  const names = listLocalStoreItemNames(folder).filter(name => name.startsWith('apps/'))
  const keys = names.map(async name => {
    const release = await readRelease(path.join(folder, name)).catch(() => undefined)
    return release ? [...contentKeys(name, release).values()] : []
  })
  return new Set((await Promise.all(keys)).flat())
}

/**
 * Compares the objects that browsers load with the copy.
 * @param folder the copy, which has the right files
 * @param shown the deployment that the site should serve
 * @returns one description for each difference
 */
export async function findVisitorFileErrors(
  client: ObjectClient,
  folder: string,
  site: string,
  shown: Deployment,
  headersOf: ObjectHeadersGetter,
): Promise<string[]> {
  const wrong = await wrongPointer(client, site, shown)
  const names = [...(await listPublicStoreItemNames({ folder, pointer: site }, shown))].filter(
    name => isPublicStoreItemName(name) && existsSync(path.join(folder, name)),
  )
  for (const name of names.sort())
    wrong.push(...(await wrongBelow(client, name, path.join(folder, name), headersOf)))
  return wrong
}

async function wrongPointer(client: ObjectClient, site: string, shown: Deployment): Promise<string[]> {
  const key = getPointerObjectKey(site)
  const found = await readPointer(client, site).catch(() => undefined)
  // Report no problem if a newer deployment has gone live since the copy was synced.
  if (found && found.deployment > shown.number) return []
  if (isDeepStrictEqual(found, createPointer(shown))) return []
  return [`${key} says something else than deployment ${shown.number}`]
}

async function wrongBelow(
  client: ObjectClient,
  name: string,
  folder: string,
  headersOf: ObjectHeadersGetter,
): Promise<string[]> {
  const files = await listVisitorFiles(name, folder, headersOf)
  const prefixes = [`${name}/`, getContentAddressKeyPrefix(name)].filter(prefix => prefix !== undefined)
  const listed = await Promise.all(prefixes.map(prefix => client.list(prefix)))
  const there = new Map(listed.flat().map(object => [object.key, object]))
  const wrong: string[] = []
  await mapConcurrently(files, AT_ONCE, async ({ key, file, headers }) => {
    const object = there.get(key)
    if (!object) wrong.push(`${key} is missing`)
    else if (!(await objectHasContent(client, object, await readFile(file))))
      wrong.push(`${key} has other content than was released`)
    else wrong.push(...(await wrongHeaders(client, key, headers)))
  })
  const known = new Set(files.map(({ key }) => key))
  const foreign = [...there.keys()].filter(key => !known.has(key) && key.startsWith(`${name}/`))
  return [...wrong, ...foreign.map(key => `${key} is not part of ${name}`)].sort()
}

/**
 * Checks the headers of an object. With a wrong media type, browsers could run the file; with a wrong
 * lifetime, they could keep it too long.
 */
async function wrongHeaders(client: ObjectClient, key: string, expected: ObjectHeaders): Promise<string[]> {
  const sent = await client.headers(key)
  if (!sent) return [`${key} is missing`]
  const compared = [
    ['content-type', sent.contentType, expected.contentType],
    ['cache-control', sent.cacheControl, expected.cacheControl],
    ['content-encoding', sent.contentEncoding, expected.contentEncoding],
  ] as const
  const names = Object.keys(sent.metadata ?? {}).filter(name => name !== WRITER)
  const foreign = [...sent.others, ...names.filter(name => expected.metadata?.[name] === undefined)]
  const differences = [
    ...compared
      .filter(([, found = '', right = '']) => found !== right)
      .map(([name, found = 'none', right = 'none']) => `${name} ${found} in place of ${right}`),
    ...foreign.map(name => `${name}, which no command writes`),
  ]
  return differences.length > 0 ? [`${key} is sent with ${differences.join('; with ')}`] : []
}
