/**
 * The site in a bucket: what the deployer has made in its folder, as objects with headers, for web servers
 * in front of it. Only the deployer writes them; nothing is read back but deployments and the pointer.
 *
 *     site/apps/… site/sites/… site/embed/…   files for browsers, with the keys of the folder
 *     site/uploaded/<name>                    an item's objects and their MD5, when all are there
 *     site/deployments/<site>/<n>             a deployment, written once: one deployer gets the number
 *     site/pointers/<site>                    what the site serves: the only object that ever changes
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_ADDRESS_FOLDER } from '@kutuhal/build/release.ts'
import { mapConcurrently } from './files/map-concurrently.ts'
import { z } from 'zod'
import { listContentAddresses, listUnversionedFiles } from './content-files.ts'
import { listCompressedFileNames } from './files/file-writer.ts'
import { listFilesRecursively } from './files/files-below.ts'
import { readExistingFile, tryParseJson } from './files/read-limited.ts'
import type { Bucket } from './places.ts'
import { readRelease } from './release-manifest.ts'
import { AT_ONCE, MAX_OBJECT_BYTES } from './objects/object-address.ts'
import { WRITER, type ObjectClient, type ObjectHeaders } from './objects/object-client.ts'

/** What visitors of a deployment or preview may load (deployments.ts). */
interface Loaded {
  readonly documents: Readonly<Record<string, string>>
  readonly releases: Readonly<Record<string, string>>
  readonly embeds: Readonly<Record<string, string>>
}

interface ShownInBucket extends Loaded {
  readonly number: number
  readonly generation: string
  readonly canary?: { readonly generation: string; readonly percent: number }
}

const SITE = 'site/'

export const getPointerObjectKey = (site: string): string => `${SITE}pointers/${site}`

const deploymentKey = (site: string, number: number | string): string =>
  `${SITE}deployments/${site}/${number}`

/** What an edge needs to know of a deployment. */
export const createPointer = ({ number, generation, canary, embeds }: ShownInBucket) => ({
  deployment: number,
  generation,
  ...(canary && { canary: { generation: canary.generation, percent: canary.percent } }),
  embeds,
})

/** Writes the pointer in a single request, so that readers see either the old or the new one. */
export const writePointer = ({ client }: Bucket, site: string, shown: ShownInBucket): Promise<void> =>
  client.put(getPointerObjectKey(site), JSON.stringify(createPointer(shown)), {
    contentType: 'application/json; charset=utf-8',
    // Let an edge keep the pointer for a second before it reads the pointer again.
    cacheControl: 'max-age=1',
  })

export async function listDeploymentNumbers({ client }: Bucket, site: string): Promise<number[]> {
  const found = await client.list(deploymentKey(site, ''))
  return found.map(({ name }) => Number(name)).filter(number => number > 0)
}

export const readDeploymentText = ({ client }: Bucket, site: string, number: number) =>
  client.get(deploymentKey(site, number), 2_000_000)

/** @returns whether this call wrote the deployment; if not, another deployer was faster */
export const offerDeployment = ({ client }: Bucket, site: string, number: number, text: string) =>
  client.putIfAbsent(deploymentKey(site, number), text)

/** Names of the items that visitors of a deployment may load, such as `apps/mf-maze/1.4.0`. */
export function listItems({ documents, releases, embeds }: Loaded): string[] {
  const ofReleases = Object.keys(releases).map(name => `apps/${name.replace('@', '/')}`)
  const ofEmbeds = Object.values(embeds).map(name => `embed/${name}`)
  return [...new Set([...Object.keys(documents).map(id => `sites/${id}`), ...ofReleases, ...ofEmbeds])].sort()
}

/** @returns the names of the items that lie in the bucket whole */
export const listUploaded = async ({ client }: Bucket): Promise<ReadonlySet<string>> =>
  new Set((await client.list(`${SITE}uploaded/`)).map(({ name }) => name))

/** Uploads what the bucket lacks. Repeating it is safe, since an item never changes. */
export async function uploadItems(bucket: Bucket, folder: string, shown: Loaded): Promise<void> {
  const marks = await listUploaded(bucket)
  for (const name of listItems(shown).filter(
    each => !marks.has(each) && existsSync(path.join(folder, each)),
  )) {
    await uploadItem(bucket, folder, name)
  }
}

export async function uploadItem({ client, headersOf }: Bucket, folder: string, name: string): Promise<void> {
  const files = await listItemFiles(name, folder, headersOf)
  // Skip content-addressed files that an earlier release has uploaded: they never change.
  const contents = `${SITE}${path.posix.dirname(name)}/${CONTENT_ADDRESS_FOLDER}/`
  const there = new Set((await client.list(contents)).map(({ key }) => key))
  const sums: Record<string, string> = {}
  await mapConcurrently(files, AT_ONCE, async ({ key, file, headers }) => {
    const content = await readExistingFile(file, MAX_OBJECT_BYTES)
    sums[key] = md5(content)
    if (!there.has(key)) await client.put(key, content, headers)
  })
  await client.put(markKey(name), JSON.stringify(sums))
}

const markKey = (name: string): string => `${SITE}uploaded/${name}`

/** As object stores have it in the ETag of an object that was written in one piece. */
const md5 = (content: Buffer): string => createHash('md5').update(content).digest('hex')

const sumsSchema = z.record(z.string(), z.string())

/** @returns the MD5 of each object of an item; undefined if it is not there whole */
async function readSums(client: ObjectClient, name: string) {
  const mark = await client.get(markKey(name))
  return sumsSchema.safeParse(tryParseJson(mark?.toString() ?? '')).data
}

async function listItemFiles(name: string, folder: string, headersOf: Bucket['headersOf']) {
  const place = path.join(folder, name)
  const release = name.startsWith('apps/') ? await readRelease(place) : undefined
  const withCopies = (file: string) => [file, ...listCompressedFileNames(file)]
  const addresses = new Map(
    [...(release ? listContentAddresses(release) : [])].flatMap(([file, address]) =>
      withCopies(file).map(copy => {
        const key = `${path.posix.dirname(name)}/${CONTENT_ADDRESS_FOLDER}/${address}${copy.slice(file.length)}`
        return [copy, key] as const
      }),
    ),
  )
  const unversioned = new Set(release ? [...listUnversionedFiles(release)].flatMap(withCopies) : [])
  return listFilesRecursively(place).flatMap(each => {
    const key = `${name}/${each}`
    const headers = headersOf(key)
    if (!headers) return []
    const address = addresses.get(each)
    const keys = [...(unversioned.has(each) ? [] : [key]), ...(address === undefined ? [] : [address])]
    return keys.map(found => ({ key: `${SITE}${found}`, file: path.join(place, each), headers }))
  })
}

/** Compares what browsers load with what was uploaded: also on a computer without copies. */
export async function findWrongObjects(
  { client, headersOf }: Bucket,
  pointer: string,
  shown: ShownInBucket,
): Promise<string[]> {
  const wrong: string[] = []
  const found = await client.get(getPointerObjectKey(pointer), 2_000_000)
  if (found?.toString() !== JSON.stringify(createPointer(shown)))
    wrong.push(`${getPointerObjectKey(pointer)} says something else than deployment ${shown.number}`)
  for (const name of listItems(shown)) {
    const sums = await readSums(client, name)
    if (!sums) {
      wrong.push(`${name} is not there, or not all of it`)
      continue
    }
    await mapConcurrently(Object.entries(sums), AT_ONCE, async ([key, sum]) => {
      const problem = await findObjectProblem(client, key, sum, headersOf(key.slice(SITE.length)) ?? {})
      if (problem !== undefined) wrong.push(`${key} ${problem}`)
    })
    const listed = await client.list(`${SITE}${name}/`)
    const foreign = listed.filter(({ key }) => sums[key] === undefined)
    wrong.push(...foreign.map(({ key }) => `${key} is not part of ${name}`))
  }
  return wrong.sort()
}

/** With a wrong media type browsers could run the file; with a wrong lifetime, keep it too long. */
async function findObjectProblem(
  client: ObjectClient,
  key: string,
  sum: string,
  right: ObjectHeaders,
): Promise<string | undefined> {
  const sent = await client.headers(key)
  if (!sent) return 'is missing'
  if (sent.tag !== sum && md5((await client.get(key)) ?? Buffer.alloc(0)) !== sum)
    return 'has other content than was released'
  const differences = [
    ['content-type', sent.contentType, right.contentType] as const,
    ['cache-control', sent.cacheControl, right.cacheControl] as const,
    ['content-encoding', sent.contentEncoding, right.contentEncoding] as const,
  ].flatMap(([name, is = '', expected = '']) =>
    is === expected ? [] : [`${name} ${is || 'none'} in place of ${expected || 'none'}`],
  )
  const metadata = Object.keys(sent.metadata ?? {}).filter(name => name !== WRITER)
  const all = [
    ...differences,
    ...[...sent.others, ...metadata].map(name => `${name}, which no command writes`),
  ]
  return all.length > 0 ? `is sent with ${all.join('; with ')}` : undefined
}

export async function listSitesInBucket({ client }: Bucket): Promise<string[]> {
  const found = await client.list(`${SITE}deployments/`)
  return [...new Set(found.map(({ name }) => name.split('/', 1)[0] ?? ''))]
}

interface KeptInBucket {
  readonly pointer: string
  readonly kept: readonly ShownInBucket[]
}

/**
 * Lists the objects that no deployment needs and that are older than the newest one, by the bucket's clock.
 * @param youngMs by how much older at least
 * @throws Error if it is not known which objects an item needs
 */
export async function findUnneededObjects(
  { client }: Bucket,
  sites: readonly KeptInBucket[],
  youngMs: number,
): Promise<string[]> {
  const objects = await client.list(SITE)
  const newest = objects.reduce((latest, { writtenAt }) => Math.max(latest, writtenAt), 0)
  const deployments = sites.flatMap(({ pointer, kept }) =>
    kept.map(({ number }) => deploymentKey(pointer, number)),
  )
  const needed = new Set(deployments)
  for (const name of new Set(sites.flatMap(({ kept }) => kept.flatMap(listItems)))) {
    const sums = await readSums(client, name)
    if (!sums)
      throw new Error(
        `${name} is not in the bucket, or not all of it. Nothing is removed. Mend it first: npm run release -- deploy`,
      )
    for (const key of [markKey(name), ...Object.keys(sums)]) needed.add(key)
  }
  const isOld = ({ key, writtenAt }: (typeof objects)[number]) =>
    !key.startsWith(getPointerObjectKey('')) && !needed.has(key) && newest - writtenAt > youngMs
  return deployments.length > 0 ? objects.filter(isOld).map(({ key }) => key) : []
}

/** Removes objects: first what names others, so that nothing names what is gone. */
export async function removeObjects({ client }: Bucket, keys: readonly string[]): Promise<void> {
  const isName = (key: string) => key.startsWith(`${SITE}deployments/`) || key.startsWith(markKey(''))
  for (const some of [keys.filter(isName), keys.filter(key => !isName(key))])
    await mapConcurrently(some, AT_ONCE, key => client.delete(key))
}

/** Lets the next deployment upload what is live once more. */
export async function forgetUploads({ client }: Bucket, shown: ShownInBucket): Promise<void> {
  for (const name of listItems(shown)) await client.delete(markKey(name))
}
