import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from './files/map-concurrently.ts'
import { sha384 } from '@kutuhal/build/hashes.ts'
import { listPathsRecursively } from './files/files-below.ts'
import { generationFolder, type Store } from './places.ts'
import { findWrongFiles, MAX_CONCURRENT_FILES } from './files/find-wrong-files.ts'
import { ignoreInvalidFile, readExistingFile, readFileWithLimit } from './files/read-limited.ts'

/** File in a generation's folder with the hash of each other file. Deployments name the hash of this one. */
export const DOCUMENT_HASHES = 'hashes.json'

/** base64 sha384 of each file, by its name. Compressed copies need none: unpacking shows whether they fit. */
export type DocumentHashes = Readonly<Record<string, string>>

export async function writeDocumentHashes(folder: string): Promise<void> {
  const hashes = new Map<string, string>()
  await mapConcurrently(documentsBelow(folder), MAX_CONCURRENT_FILES, async name => {
    hashes.set(name, sha384(await readExistingFile(path.join(folder, name))))
  })
  const sorted = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(path.join(folder, DOCUMENT_HASHES), JSON.stringify(Object.fromEntries(sorted), null, 1))
}

/** @returns the hash of a generation's list of file hashes; undefined if it has none */
export async function digestOfDocuments(folder: string): Promise<string | undefined> {
  const text = await textIn(folder).catch(ignoreInvalidFile)
  return text && sha384(text)
}

const isDocument = (name: string): boolean => name !== DOCUMENT_HASHES && !/\.(br|gz)$/.test(name)

/** @returns paths of all files below a folder, except compressed copies and the list of hashes */
export const documentsBelow = (folder: string): string[] => listPathsRecursively(folder).filter(isDocument)

/** @returns a generation's list of file hashes; undefined if the hash of the list is not `digest` */
export async function hashesOf(folder: string, digest: string): Promise<DocumentHashes | undefined> {
  const text = await textIn(folder)
  return text && sha384(text) === digest ? parsed(text) : undefined
}

// Needs no schema: this module wrote the text, and the caller has verified its hash or generation.
const parsed = (text: Buffer | undefined): DocumentHashes | undefined =>
  text && (JSON.parse(text.toString()) as DocumentHashes)

/** Maximum size of a list of file hashes, which has some 120 bytes a file; bytes. */
const MAX_BYTES = 20_000_000

const textIn = (folder: string): Promise<Buffer | undefined> =>
  readFileWithLimit(path.join(folder, DOCUMENT_HASHES), MAX_BYTES)

/** @param digest hash of the list of hashes, from the deployment that made the generation live */
export async function findDocumentErrors(
  folder: string,
  digest: string,
  { hasCopies = true } = {},
): Promise<readonly string[]> {
  const hashes = await hashesOf(folder, digest).catch(() => undefined)
  if (!hashes) return [`${DOCUMENT_HASHES} has other content than was made live, or is missing`]
  const expected = Object.entries(hashes).map(([name, hash]) => [name, { sha384: hash }] as const)
  const isIgnored = (name: string) => !isDocument(name)
  return findWrongFiles(folder, Object.fromEntries(expected), { made: 'composed', isIgnored, hasCopies })
}

/** Whether a generation's files are as they were composed (not counting compressed copies). */
export async function isGenerationIntact(store: Store, generation: string): Promise<boolean> {
  const folder = generationFolder(store, generation)
  const digest = await digestOfDocuments(folder)
  if (digest === undefined) return false
  return (await findDocumentErrors(folder, digest, { hasCopies: false })).length === 0
}
