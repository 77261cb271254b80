/**
 * Finds out whether an object store sends browsers what was released. Commands do not read these objects, so
 * only visitors would notice if someone had changed them.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import type { Deployment } from '../deployment.ts'
import { pointerKey } from './keys.ts'
import { AT_ONCE, WRITER, type ObjectClient, type ObjectHeaders } from './object-client.ts'
import { pointerOf, readPointer } from './pointer.ts'
import { holds } from './listed-folder.ts'
import { shownNames } from './live-names.ts'
import { contentPrefix, isServed, visitorFiles, type HeadersOf } from './visitor-files.ts'

/**
 * @param folder the copy, which has the correct files
 * @param shown the deployment that the site should serve
 * @returns descriptions of the differences
 */
export async function wrongObjects(
  client: ObjectClient,
  folder: string,
  site: string,
  shown: Deployment,
  headersOf: HeadersOf,
): Promise<string[]> {
  const wrong = await wrongPointer(client, site, shown)
  const names = [...(await shownNames({ folder, pointer: site }, shown))].filter(
    name => isServed(name) && existsSync(path.join(folder, name)),
  )
  for (const name of names.sort())
    wrong.push(...(await wrongBelow(client, name, path.join(folder, name), headersOf)))
  return wrong
}

async function wrongPointer(client: ObjectClient, site: string, shown: Deployment): Promise<string[]> {
  const key = pointerKey(site)
  const found = await readPointer(client, site).catch(() => undefined)
  // Report nothing if a newer deployment went live after the copy was synced.
  if (found && found.deployment > shown.number) return []
  if (isDeepStrictEqual(found, pointerOf(shown))) return []
  return [`${key} says something else than deployment ${shown.number}`]
}

async function wrongBelow(
  client: ObjectClient,
  name: string,
  folder: string,
  headersOf: HeadersOf,
): Promise<string[]> {
  const files = await visitorFiles(name, folder, headersOf)
  const prefixes = [`${name}/`, contentPrefix(name)].filter(prefix => prefix !== undefined)
  const listed = await Promise.all(prefixes.map(prefix => client.list(prefix)))
  const there = new Map(listed.flat().map(object => [object.key, object]))
  const wrong: string[] = []
  await mapConcurrently(files, AT_ONCE, async ({ key, file, headers }) => {
    const object = there.get(key)
    if (!object) wrong.push(`${key} is missing`)
    else if (!(await holds(client, object, await readFile(file))))
      wrong.push(`${key} has other content than was released`)
    else wrong.push(...(await wrongHeaders(client, key, headers)))
  })
  const known = new Set(files.map(({ key }) => key))
  const foreign = [...there.keys()].filter(key => !known.has(key) && key.startsWith(`${name}/`))
  return [...wrong, ...foreign.map(key => `${key} is not part of ${name}`)].sort()
}

/** Checks headers: other types may run bytes as a script, other lifetimes keep them in caches. */
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
