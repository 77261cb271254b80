/**
 * The files that browsers load: each has its own key and headers. Commands do not read these objects, so only
 * visitors would notice if someone had changed them: `findObjectErrors` compares them.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { CONTENT_ADDRESS_FOLDER } from '@kutuhal/build/content-address.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { listContentAddresses, listUnversionedFiles } from '../content-files.ts'
import { listCompressedNames } from '../file-writer.ts'
import { listFilesRecursively } from '../files-below.ts'
import { listLocalNames, readRelease } from '../store.ts'
import { isArchive } from './archive.ts'
import {
  getObject,
  parseFolderList,
  MAX_LIST_BYTES,
  InvalidFolderError,
  matchesContent,
} from './listed-folder.ts'
import { AT_ONCE, type ObjectClient, type ObjectHeaders, WRITER } from './object-client.ts'
import {
  buildContentKey,
  buildContentsPrefix,
  buildNameKey,
  parseFolderName,
  buildServedKey,
  buildPointerKey,
} from './keys.ts'
import { requireNoneMissing, createPointer, readPointer, listRequestableNames } from './pointer.ts'
import type { Deployment } from '../deployment.ts'

/** @returns headers for a key such as `apps/mf-maze/1.4.0/a.js.br`; undefined if not for visitors */
export type GetObjectHeaders = (key: string) => ObjectHeaders | undefined

/**
 * Writes a name's files, then marks it as served. Its content never changes, so repeating is safe.
 * @param folder the complete folder of the name
 */
export async function uploadVisitorFiles(
  client: ObjectClient,
  name: string,
  folder: string,
  headersOf: GetObjectHeaders,
): Promise<void> {
  const files = await listVisitorFiles(name, folder, headersOf)
  const known = await client.list(getContentKeyPrefix(name) ?? `${name}/`)
  // Files at content addresses never change, and an earlier release may have written them.
  const there = new Set(known.flatMap(({ key }) => (isContentKey(key) ? [key] : [])))
  await mapConcurrently(
    files.filter(({ key }) => !there.has(key)),
    AT_ONCE,
    async ({ key, file, headers }) => client.put(key, await readFile(file), headers),
  )
  await client.put(buildServedKey(name), '')
}

export interface VisitorFile {
  readonly key: string
  readonly file: string
  readonly headers: ObjectHeaders
}

/** Lists the files that browsers may load of a stored folder, such as `apps/mf-maze/1.4.0`. */
export async function listVisitorFiles(
  name: string,
  folder: string,
  headersOf: GetObjectHeaders,
): Promise<VisitorFile[]> {
  const own = listFilesRecursively(folder).flatMap(each => {
    const key = `${name}/${each}`
    const headers = headersOf(key)
    return headers ? [{ key, file: path.join(folder, each), headers }] : []
  })
  const release = getContentKeyPrefix(name) && (await readRelease(folder).catch(() => undefined))
  // An unreadable release is invalid, so it needs no content addresses.
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

/** Returns the key prefix of an app's content addresses, from the name of one of its releases. */
export const getContentKeyPrefix = (name: string): string | undefined =>
  name.startsWith('apps/') ? `${name.slice(0, name.lastIndexOf('/'))}/${CONTENT_ADDRESS_FOLDER}/` : undefined

const isContentKey = (key: string): boolean =>
  key.split('/')[2] === CONTENT_ADDRESS_FOLDER && key.startsWith('apps/')

/** Returns the content addresses of a release's files and compressed copies, by their keys in the release. */
function contentKeys(name: string, release: Release): ReadonlyMap<string, string> {
  return new Map(
    [...listContentAddresses(release)].flatMap(([file, address]) => {
      const keys = withCopies(`${getContentKeyPrefix(name)}${address}`)
      return withCopies(`${name}/${file}`).map((each, index) => [each, keys[index] ?? ''] as const)
    }),
  )
}

const withCopies = (key: string): readonly string[] => [key, ...listCompressedNames(key)]

/** Whether a folder's files are for browsers; deployments are only for commands. */
export const isServedName = (name: string): boolean => !name.startsWith('deployments/')

/** Removes the browsers' files of a folder whose name is already gone from the store. */
export async function removeVisitorFiles(client: ObjectClient, name: string): Promise<void> {
  await client.delete(buildServedKey(name))
  const files = await client.list(`${name}/`)
  await mapConcurrently(files, AT_ONCE, ({ key }) => client.delete(key))
}

/**
 * Removes files that no longer belong to a name.
 * @param folder the synced copy; if the object store lacks one of its names, nothing is removed
 */
export async function removeOrphanedFiles(client: ObjectClient, folder: string): Promise<void> {
  const listed = await Promise.all(
    ['apps/', 'sites/', 'embed/', 'contents/'].map(prefix => client.list(prefix)),
  )
  // List names after files: each name is written before its files, so files without a name are orphans.
  const names = new Set((await client.list('names/')).map(({ key }) => key.slice('names/'.length)))
  const here = new Set(listLocalNames(folder))
  requireNoneMissing([...here].filter(name => !names.has(name)).map(buildNameKey), client)
  const lists = await readLists(client, [...names])
  const kept = new Set([...(await servedContents(folder)), ...lists.contents])
  // A name that is unreadable or not in the copy may need any content of its group, so keep all of them.
  const unknown = [...names].flatMap(name => [
    ...(lists.unreadable.has(name) ? [buildContentsPrefix(name)] : []),
    ...(here.has(name) ? [] : (getContentKeyPrefix(name) ?? [])),
  ])
  const isNameless = (key: string) =>
    isContentKey(key) || key.startsWith('contents/')
      ? !kept.has(key) && !unknown.some(prefix => key.startsWith(prefix))
      : !names.has(parseFolderName(key))
  const nameless = listed.flat().filter(({ key }) => isNameless(key))
  await mapConcurrently(nameless, AT_ONCE, ({ key }) => client.delete(key))
}

/** Returns the keys of all contents in the lists, and the names without a list, such as archives. */
async function readLists(client: ObjectClient, names: readonly string[]) {
  const contents = new Set<string>()
  const unreadable = new Set<string>()
  await mapConcurrently(names, AT_ONCE, async name => {
    try {
      const object = await getObject(client, buildNameKey(name), MAX_LIST_BYTES)
      if (!object || isArchive(object)) return
      for (const [, hash] of Object.values(parseFolderList(object).files))
        contents.add(buildContentKey(name, hash))
    } catch (error) {
      if (!(error instanceof InvalidFolderError)) throw error
      unreadable.add(name)
    }
  })
  return { contents, unreadable }
}

/** Returns the content addresses of all stored releases. */
async function servedContents(folder: string): Promise<ReadonlySet<string>> {
  const names = listLocalNames(folder).filter(name => name.startsWith('apps/'))
  const keys = names.map(async name => {
    const release = await readRelease(path.join(folder, name)).catch(() => undefined)
    return release ? [...contentKeys(name, release).values()] : []
  })
  return new Set((await Promise.all(keys)).flat())
}

/**
 * @param folder the copy, which has the correct files
 * @param shown the deployment that the site should serve
 * @returns descriptions of the differences
 */
export async function findObjectErrors(
  client: ObjectClient,
  folder: string,
  site: string,
  shown: Deployment,
  headersOf: GetObjectHeaders,
): Promise<string[]> {
  const wrong = await wrongPointer(client, site, shown)
  const names = [...(await listRequestableNames({ folder, pointer: site }, shown))].filter(
    name => isServedName(name) && existsSync(path.join(folder, name)),
  )
  for (const name of names.sort())
    wrong.push(...(await wrongBelow(client, name, path.join(folder, name), headersOf)))
  return wrong
}

async function wrongPointer(client: ObjectClient, site: string, shown: Deployment): Promise<string[]> {
  const key = buildPointerKey(site)
  const found = await readPointer(client, site).catch(() => undefined)
  // Report nothing if a newer deployment went live after the copy was synced.
  if (found && found.deployment > shown.number) return []
  if (isDeepStrictEqual(found, createPointer(shown))) return []
  return [`${key} says something else than deployment ${shown.number}`]
}

async function wrongBelow(
  client: ObjectClient,
  name: string,
  folder: string,
  headersOf: GetObjectHeaders,
): Promise<string[]> {
  const files = await listVisitorFiles(name, folder, headersOf)
  const prefixes = [`${name}/`, getContentKeyPrefix(name)].filter(prefix => prefix !== undefined)
  const listed = await Promise.all(prefixes.map(prefix => client.list(prefix)))
  const there = new Map(listed.flat().map(object => [object.key, object]))
  const wrong: string[] = []
  await mapConcurrently(files, AT_ONCE, async ({ key, file, headers }) => {
    const object = there.get(key)
    if (!object) wrong.push(`${key} is missing`)
    else if (!(await matchesContent(client, object, await readFile(file))))
      wrong.push(`${key} has other content than was released`)
    else wrong.push(...(await wrongHeaders(client, key, headers)))
  })
  const known = new Set(files.map(({ key }) => key))
  const foreign = [...there.keys()].filter(key => !known.has(key) && key.startsWith(`${name}/`))
  return [...wrong, ...foreign.map(key => `${key} is not part of ${name}`)].sort()
}

/** Checks headers: with a wrong type, browsers could run a file; with a wrong lifetime, keep it too long. */
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
