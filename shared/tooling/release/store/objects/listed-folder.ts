/**
 * An item in an object store: one object lists the item's files with their hashes. Each file's content is an
 * object of its own, which all items of a group share (keys.ts). For a new item, only the list and new
 * contents are uploaded. In store format 2, an item was one object: an uncompressed tar archive.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { link, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { extract } from 'tar'
import { z } from 'zod'
import { STORE_FORMAT } from '../deployment/deployment.ts'
import { listFilesRecursively } from '../files/files-below.ts'
import {
  ignoreInvalidFile,
  InvalidFileError,
  readExistingFile,
  readFileWithLimit,
  tryParseJson,
} from '../files/read-limited.ts'
import { fileNameSchema } from '../release-manifest.ts'
import { getContentObjectKey, getContentObjectKeyPrefix, getStoreItemObjectKey } from './keys.ts'
import {
  AT_ONCE,
  MAX_OBJECT_BYTES,
  TooLargeError,
  type ListedObject,
  type ObjectClient,
} from './object-client.ts'
import { InvalidContentError } from './skipped-items.ts'

/** Maximum number of files in an item. A release with 10,000 articles has 60,000 files. */
const MAX_FILES = 200_000
/** Maximum size of the list of an item's files; bytes. */
const MAX_FILE_LIST_BYTES = 40_000_000

const entrySchema = z.tuple([z.number().int().min(0), z.string().regex(/^[\w-]{43}$/)]).readonly()
const listSchema = z.object({
  format: z.literal(STORE_FORMAT),
  /** For each file, by its path in the item: size in bytes and sha256 in base64url. */
  files: z.record(fileNameSchema, entrySchema),
})

type Entry = z.infer<typeof entrySchema>
type FileList = z.infer<typeof listSchema>

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url')

/**
 * Uploads those file contents of an item that the object store lacks. The item exists only after the caller
 * has written the list.
 * @returns the list of the item's files, without links: readers derive the links from signed data
 */
export async function uploadFolderContents(
  client: ObjectClient,
  name: string,
  folder: string,
): Promise<string> {
  const prefix = getContentObjectKeyPrefix(name)
  const known = new Map((await client.list(prefix)).map(object => [object.key, object]))
  const files: Record<string, Entry> = {}
  const keys = new Set<string>()
  await mapConcurrently(listFilesRecursively(folder), AT_ONCE, async file => {
    const content = await readExistingFile(path.join(folder, file), MAX_OBJECT_BYTES)
    const key = getContentObjectKey(name, hashOf(content))
    files[file] = [content.length, hashOf(content)]
    if (keys.has(key)) return
    keys.add(key)
    const object = known.get(key)
    // Also replace an object whose content does not match the hash in its key, so that this item is complete.
    if (!object || !(await objectHasContent(client, object, content))) await client.put(key, content)
  })
  const there = new Set((await client.list(prefix)).map(({ key }) => key))
  const missing = [...keys].filter(key => !there.has(key))
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: written, and not there. Try again.`)
  return JSON.stringify({ format: STORE_FORMAT, files } satisfies FileList)
}

/**
 * Whether an object has the given content. If its ETag is not the MD5 of the content, as with encryption, the
 * object is read and compared.
 */
export async function objectHasContent(
  client: ObjectClient,
  { key, tag }: Pick<ListedObject, 'key' | 'tag'>,
  content: Buffer,
): Promise<boolean> {
  if (tag === createHash('md5').update(content).digest('hex')) return true
  return (await client.get(key))?.equals(content) === true
}

/** @throws InvalidFileError if the object is not the list of an item's files, or exceeds the limits */
export function parseFileList(object: Buffer): FileList {
  if (object.length > MAX_FILE_LIST_BYTES)
    throw new InvalidFileError(`it has ${object.length} bytes, and a list may have ${MAX_FILE_LIST_BYTES}`)
  const { data } = listSchema.safeParse(tryParseJson(object.toString()))
  if (!data) {
    throw new InvalidFileError(
      `it is no list of files of format ${STORE_FORMAT} (written by later commands? Then update these)`,
    )
  }
  const sizes = Object.values(data.files).map(([bytes]) => bytes)
  requireFewFiles(sizes.length)
  if (sizes.reduce((sum, bytes) => sum + bytes, 0) > MAX_OBJECT_BYTES)
    throw new InvalidFileError(`its files have more than ${MAX_OBJECT_BYTES} bytes`)
  return data
}

function requireFewFiles(count: number): void {
  if (count > MAX_FILES) throw new InvalidFileError(`it has more than ${MAX_FILES} files`)
}

/** Whether the object store lists for an item exactly the files of a folder: other computers fetch these. */
export async function hasListOf(client: ObjectClient, name: string, folder: string): Promise<boolean> {
  const object = await fetchFileList(client, name).catch(ignoreInvalidFile)
  if (!object) return false
  const unpacked = isArchive(object) ? await mkdtemp(path.join(tmpdir(), 'archive-')) : undefined
  try {
    if (unpacked !== undefined) await unpackArchive(unpacked, object)
    const listed = unpacked === undefined ? parseFileList(object).files : await listFolder(unpacked)
    return isDeepStrictEqual(listed, await listFolder(folder))
  } catch (error) {
    ignoreInvalidFile(error)
    return false
  } finally {
    if (unpacked !== undefined) await rm(unpacked, { recursive: true, force: true })
  }
}

async function listFolder(folder: string): Promise<FileList['files']> {
  const files: Record<string, Entry> = {}
  await mapConcurrently(listFilesRecursively(folder), AT_ONCE, async file => {
    const content = await readExistingFile(path.join(folder, file), MAX_OBJECT_BYTES)
    files[file] = [content.length, hashOf(content)]
  })
  return files
}

/** @returns the keys of an item's contents; undefined if its list is invalid: it may need any content then */
export async function listContentObjectKeys(
  client: ObjectClient,
  name: string,
): Promise<readonly string[] | undefined> {
  try {
    const object = await client.get(getStoreItemObjectKey(name), MAX_FILE_LIST_BYTES)
    if (!object || isArchive(object)) return []
    return Object.values(parseFileList(object).files).map(([, hash]) => getContentObjectKey(name, hash))
  } catch (error) {
    if (error instanceof InvalidFileError) return undefined
    throw error
  }
}

/**
 * @returns the list of an item's files, or its archive; undefined if there is no such item
 * @throws TooLargeError if it exceeds the limits
 */
export const fetchFileList = (client: ObjectClient, name: string): Promise<Buffer | undefined> =>
  client.get(getStoreItemObjectKey(name), MAX_FILE_LIST_BYTES, isArchive)

/**
 * Fills a folder with the files of an item. A file that an earlier folder has is hard-linked, any other is
 * fetched. A content that several files have is fetched once.
 * @param object the item's list of files, or its archive
 * @param earlier folders in the copy that may have some of the files
 * @throws InvalidFileError if the object is invalid, or a file is missing or wrong; other errors if two files
 * cannot lie in one folder
 */
export async function downloadFolder(
  client: ObjectClient,
  name: string,
  object: Buffer,
  folder: string,
  earlier: readonly string[] = [],
): Promise<void> {
  if (isArchive(object)) return unpackArchive(folder, object)
  const { files } = parseFileList(object)
  const byContent = new Map<string, [file: string, entry: Entry][]>()
  for (const each of Object.entries(files)) {
    const content = each[1].join()
    byContent.set(content, byContent.get(content) ?? [])
    byContent.get(content)?.push(each)
  }
  await mapConcurrently(byContent.values(), AT_ONCE, async same => {
    let content: Buffer | undefined
    for (const [file, entry] of same) {
      const target = path.join(folder, file)
      await mkdir(path.dirname(target), { recursive: true })
      if (await linkFirstSame(earlier, file, target, entry)) continue
      content ??= await getContent(client, name, entry)
      await writeFile(target, content, { flag: 'wx' })
    }
  })
}

async function linkFirstSame(
  earlier: readonly string[],
  file: string,
  target: string,
  entry: Entry,
): Promise<boolean> {
  for (const folder of earlier) if (await linkIfSame(path.join(folder, file), target, entry)) return true
  return false
}

async function linkIfSame(source: string, target: string, entry: Entry): Promise<boolean> {
  const content = await readFileWithLimit(source, entry[0]).catch(() => undefined)
  if (!content || !isContent(content, entry)) return false
  return link(source, target).then(
    () => true,
    () => false,
  )
}

async function getContent(client: ObjectClient, name: string, entry: Entry): Promise<Buffer> {
  const key = getContentObjectKey(name, entry[1])
  const found = await client.getWithTag(key, entry[0]).catch((error: unknown) => {
    if (error instanceof TooLargeError) return { content: undefined, tag: error.tag }
    throw error
  })
  if (found?.content && isContent(found.content, entry)) return found.content
  throw new InvalidContentError(
    `${key} ${found ? 'has another content than its name says' : 'is missing'}: have its release published again, or remove the name`,
    key,
    found?.tag,
  )
}

const isContent = (content: Buffer, [bytes, hash]: Entry): boolean =>
  content.length === bytes && hashOf(content) === hash

/** Whether an object is a tar archive: such a file has `ustar` at byte 257 (POSIX.1-2017, pax). */
const isArchive = (object: Buffer): boolean => object.subarray(257, 262).toString('latin1') === 'ustar'

/** Types of entries that are unpacked: links could lead out of the folder. */
const UNPACKED = ['File', 'OldFile', 'Directory']

/** @throws InvalidFileError if the archive cannot be unpacked, or has too many files */
export async function unpackArchive(folder: string, archive: Buffer): Promise<void> {
  let files = 0
  const unpacking = extract({
    cwd: folder,
    strict: true,
    filter: (_, entry) => 'type' in entry && UNPACKED.includes(entry.type) && ++files <= MAX_FILES,
    // Ignore the modes in the archive: the process that packed it may have had a stricter umask.
    onReadEntry: entry => {
      delete entry.mode
    },
  })
  const end = once(unpacking, 'close')
  unpacking.end(archive)
  await end.catch((cause: unknown) => {
    throw new InvalidFileError(`it cannot be unpacked: ${String(cause)}`, { cause })
  })
  requireFewFiles(files)
}
