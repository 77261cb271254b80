/**
 * An item in an object store: one object lists the item's files with their hashes. Each file's content is an
 * object of its own, which all items of a group share (keys.ts). For a new item, only the list and new
 * contents are uploaded.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { z } from 'zod'
import { STORE_FORMAT } from '../deployment.ts'
import { getErrorCode } from '../error-code.ts'
import { listFilesRecursively } from '../files-below.ts'
import { isStoreItemName } from '../places.ts'
import { tryParseJson, readFileWithLimit } from '../read-limited.ts'
import { fileNameSchema } from '../release-manifest.ts'
import { isStagingName } from '../write-whole.ts'
import { getContentObjectKey, getContentObjectKeyPrefix } from './keys.ts'
import {
  AT_ONCE,
  MAX_OBJECT_BYTES,
  TooLargeError,
  type ListedObject,
  type ObjectClient,
} from './object-client.ts'

/** Maximum number of files in an item. A release with 10,000 articles has 60,000 files. */
export const MAX_STORE_ITEM_FILES = 200_000
const MAX_FOLDER_BYTES = MAX_OBJECT_BYTES
/** Maximum size of the list of an item's files; bytes. */
export const MAX_FILE_LIST_BYTES = 40_000_000

/**
 * The error for an item whose list is invalid, or whose files are missing or wrong. Other items can still be
 * used.
 */
export class InvalidStoreItemError extends Error {}

const entrySchema = z.tuple([z.number().int().min(0), z.string().regex(/^[\w-]{43}$/)]).readonly()
const listSchema = z.object({
  format: z.literal(STORE_FORMAT),
  /** For each file, by its path in the item: size in bytes and sha256 in base64url. */
  files: z.record(fileNameSchema, entrySchema),
})

type Entry = z.infer<typeof entrySchema>
type FolderList = z.infer<typeof listSchema>

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url')

/**
 * Uploads those file contents of an item that the object store lacks. The item exists only after the caller
 * has written the list.
 * @returns the list of the item's files. The list has no links, since readers derive the links from signed
 *   data
 */
export async function uploadFolderContents(
  client: ObjectClient,
  name: string,
  folder: string,
): Promise<string> {
  const listed = async () =>
    new Map((await client.list(getContentObjectKeyPrefix(name))).map(object => [object.key, object]))
  const files = new Map<string, Entry>()
  const contents = new Map<string, string>()
  for (const file of listFilesRecursively(folder).sort()) {
    const content = await readFile(path.join(folder, file))
    const hash = hashOf(content)
    files.set(file, [content.length, hash])
    contents.set(getContentObjectKey(name, hash), path.join(folder, file))
  }
  const before = await listed()
  await mapConcurrently(contents, AT_ONCE, async ([key, file]) => {
    const [content, known] = [await readFile(file), before.get(key)]
    // Also replace an object whose content does not match the hash in its key, so that this item is complete.
    if (!known || !(await objectHasContent(client, known, content))) await client.put(key, content)
  })
  const after = await listed()
  const missing = [...contents.keys()].filter(key => !after.has(key))
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: written, and not there. Try again.`)
  const list: FolderList = { format: STORE_FORMAT, files: Object.fromEntries(files) }
  return JSON.stringify(list)
}

/**
 * Whether an object has the given content. If its ETag is not the MD5 of the content, as with encryption, the
 * object is read and compared.
 */
export async function objectHasContent(
  client: ObjectClient,
  { key, tag }: ListedObject,
  content: Buffer,
): Promise<boolean> {
  if (tag === createHash('md5').update(content).digest('hex')) return true
  return (await client.get(key))?.equals(content) === true
}

/**
 * Parses the list of an item's files.
 * @throws InvalidStoreItemError if the object is not such a list, or exceeds the limits
 */
export function parseFileList(object: Buffer): FolderList {
  if (object.length > MAX_FILE_LIST_BYTES)
    throw new InvalidStoreItemError(
      `it has ${object.length} bytes, and a list may have ${MAX_FILE_LIST_BYTES}`,
    )
  const { data } = listSchema.safeParse(tryParseJson(object.toString()))
  const sizes = Object.values(data?.files ?? {}).map(([bytes]) => bytes)
  if (!data) {
    throw new InvalidStoreItemError(
      `it is no list of files of format ${STORE_FORMAT} (written by later commands? Then update these)`,
    )
  }
  if (sizes.length > MAX_STORE_ITEM_FILES)
    throw new InvalidStoreItemError(`it has more than ${MAX_STORE_ITEM_FILES} files`)
  if (sizes.reduce((sum, bytes) => sum + bytes, 0) > MAX_FOLDER_BYTES)
    throw new InvalidStoreItemError(`its files have more than ${MAX_FOLDER_BYTES} bytes`)
  return data
}

/**
 * Fills a folder with the files of a list. A file that an earlier folder has is hard-linked, any other is
 * fetched.
 * @param name name of the item
 * @param earlier folders in the copy that may have some of the files
 * @throws InvalidStoreItemError if a file is missing or wrong
 */
export async function downloadFolder(
  client: ObjectClient,
  name: string,
  { files }: FolderList,
  folder: string,
  earlier: readonly string[],
): Promise<void> {
  await mapConcurrently(Object.entries(files), AT_ONCE, async ([file, entry]) => {
    const target = path.join(folder, file)
    try {
      await mkdir(path.dirname(target), { recursive: true })
      for (const each of earlier) if (await linkIfSame(path.join(each, file), target, entry)) return
      await writeFile(target, await contentOf(client, name, entry), { flag: 'wx' })
    } catch (error) {
      // These errors mean that the list is invalid: a file and a folder have the same name, or a name is too
      // long.
      if (!['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL'].includes(getErrorCode(error) ?? ''))
        throw error
      throw new InvalidStoreItemError(`its files cannot lie in one folder: ${String(error)}`, {
        cause: error,
      })
    }
  })
}

async function linkIfSame(source: string, target: string, entry: Entry): Promise<boolean> {
  const content = await readFileWithLimit(source, entry[0]).catch(() => undefined)
  if (!content || !isContent(content, entry)) return false
  return link(source, target).then(
    () => true,
    () => false,
  )
}

async function contentOf(client: ObjectClient, name: string, entry: Entry): Promise<Buffer> {
  const key = getContentObjectKey(name, entry[1])
  const content = await getObjectWithLimit(client, key, entry[0])
  if (content && isContent(content, entry)) return content
  throw new InvalidStoreItemError(
    `${key} ${content ? 'has another content than its name says' : 'is missing'}: have its release published again, or remove the name`,
  )
}

const isContent = (content: Buffer, [bytes, hash]: Entry): boolean =>
  content.length === bytes && hashOf(content) === hash

/**
 * Reads an object of an item.
 * @param most maximum size; bytes
 * @throws InvalidStoreItemError if the object is larger
 */
export async function getObjectWithLimit(
  client: ObjectClient,
  key: string,
  most?: number,
): Promise<Buffer | undefined> {
  try {
    return await client.get(key, most)
  } catch (error) {
    if (error instanceof Error && error.cause instanceof TooLargeError)
      throw new InvalidStoreItemError(`${key}: ${error.cause.message}`, { cause: error })
    throw error
  }
}

/** In how many folders to look for a file before fetching it. */
const LOOKED_AT = 2

/**
 * @param copy folder of the local copy
 * @param name name of the item to fetch
 * @returns folders in the copy that probably have most of the item's files
 */
export async function findSimilarFolders(copy: string, name: string): Promise<readonly string[]> {
  if (name.startsWith('deployments/')) return []
  const [, app, version] = /^embed\/([^@]+)@(.*)$/.exec(name) ?? []
  if (app !== undefined && version !== undefined) return [path.join(copy, 'apps', app, version, 'embed')]
  const [kind, above] = [path.posix.dirname(name), path.join(copy, path.dirname(name))]
  if (!existsSync(above)) return []
  const names = (await readdir(above)).filter(
    each => isStoreItemName(`${kind}/${each}`) && !isStagingName(each),
  )
  const aged = await Promise.all(
    names.map(async name => {
      const folder = path.join(above, name)
      return { folder, time: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  return aged
    .sort((a, b) => b.time - a.time)
    .map(({ folder }) => folder)
    .slice(0, LOOKED_AT)
}
