import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { listPathsRecursively } from './files-below.ts'
import { getErrorCode } from './error-code.ts'
import { generationFolder, type Store } from './places.ts'
import { wrongCopies } from './read-limited.ts'

/**
 * Name of a generation's file with the hash of each of its files as composed. The deployment signs the hash
 * of this file (deployments.ts).
 */
export const DOCUMENT_HASHES = 'hashes.json'

/** base64 sha384 by file name. Leaves out compressed copies, which have the content of other files. */
export type DocumentHashes = Readonly<Record<string, string>>

/**
 * Records the hashes of a generation's files.
 * @param folder of a generation that has just been composed
 * @param before folder that may share files: shared files keep their old hash, so that changes are detected
 */
export async function writeDocumentHashes(folder: string, before?: string): Promise<void> {
  const known = (before !== undefined && parsed(await textIn(before))) || {}
  const hashes = new Map<string, string>()
  await mapConcurrently(documentsBelow(folder), 16, async name => {
    const shared =
      before !== undefined && (await isSameFile(path.join(before, name), path.join(folder, name)))
    const hash = shared ? known[name] : undefined
    hashes.set(name, hash ?? sha384(await readFile(path.join(folder, name))))
  })
  const sorted = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(path.join(folder, DOCUMENT_HASHES), JSON.stringify(Object.fromEntries(sorted), null, 1))
}

/** @returns the hash of a generation's list of hashes; undefined for generations from before such lists */
export async function digestOfDocuments(folder: string): Promise<string | undefined> {
  const text = await textIn(folder)
  return text && sha384(text)
}

/** Hashes all files below a folder, with their names; base64 sha384. Leaves out compressed copies. */
export async function digestOfFolder(folder: string): Promise<string> {
  const names = documentsBelow(folder)
  const hashes = names.map(async name => [name, sha384(await readFile(path.join(folder, name)))] as const)
  return digestOfFiles(await Promise.all(hashes))
}

/** Returns the same hash as `digestOfFolder`, from known hashes of the files. */
export function digestOfFiles(files: readonly (readonly [name: string, sha384: string])[]): string {
  const sorted = files.filter(([name]) => isDocument(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  return sha384(Buffer.from(JSON.stringify(sorted)))
}

const isDocument = (name: string): boolean => name !== DOCUMENT_HASHES && !/\.(br|gz)$/.test(name)

/** @returns the names of all files below a folder, without compressed copies and the list of hashes */
export const documentsBelow = (folder: string): string[] => listPathsRecursively(folder).filter(isDocument)

/** @returns a generation's list of hashes; undefined if the list has changed since composing */
export async function hashesOf(folder: string, digest: string): Promise<DocumentHashes | undefined> {
  const text = await textIn(folder)
  return text && sha384(text) === digest ? parsed(text) : undefined
}

// Needs no schema: this module wrote the text, and its hash or its generation has been verified.
const parsed = (text: Buffer | undefined): DocumentHashes | undefined =>
  text && (JSON.parse(text.toString()) as DocumentHashes)

async function textIn(folder: string): Promise<Buffer | undefined> {
  return readFile(path.join(folder, DOCUMENT_HASHES)).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return undefined
    throw error
  })
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one).catch(() => undefined), stat(other)])
  return a?.ino === b.ino && a.dev === b.dev
}

/**
 * Compares a generation's files with what was composed.
 * @param folder of a generation
 * @param digest hash of the generation's hashes, from the deployment that made it live
 * @param hasCopies whether to check compressed copies too, which browsers get
 * @returns descriptions of what is wrong
 */
export async function findDocumentErrors(
  folder: string,
  digest: string,
  { hasCopies = true } = {},
): Promise<readonly string[]> {
  const text = await textIn(folder).catch(() => undefined)
  if (!text) return [`${DOCUMENT_HASHES} is missing, which says what was composed`]
  const hashes = sha384(text) === digest ? parsed(text) : undefined
  if (!hashes) return [`${DOCUMENT_HASHES} has other content than was made live`]
  const found = new Set(documentsBelow(folder))
  const wrong = [...found].filter(name => hashes[name] === undefined).map(name => `${name} is not part of it`)
  await mapConcurrently(Object.entries(hashes), 16, async ([name, hash]) => {
    const file = path.join(folder, name)
    if (!found.has(name)) wrong.push(`${name} is missing`)
    else if (sha384(await readFile(file)) !== hash) wrong.push(`${name} has other content than was composed`)
    for (const copy of hasCopies ? await wrongCopies(file, hash) : []) {
      const copied = path.relative(folder, copy).replaceAll(path.sep, '/')
      wrong.push(`${copied} has other content than was composed`)
    }
  })
  return wrong.sort()
}

/**
 * Whether a generation that was live is intact, except for compressed copies, so that it can be reused.
 * @param digest hash of the generation's list of hashes; undefined if it was never live
 */
export async function isGenerationIntact(
  store: Store,
  generation: string,
  digest: string | undefined,
): Promise<boolean> {
  if (digest === undefined) return false
  return (
    (await findDocumentErrors(generationFolder(store, generation), digest, { hasCopies: false })).length === 0
  )
}

/**
 * What this process has composed. Only this, and what was live before, may go live, so that no key signs
 * content that others have written into the store meanwhile.
 */
export interface LocalComposition {
  /** Hash of the generation's list of hashes. */
  readonly digest: string
  /** Hexadecimal hashes of release.json of the composed releases, by `<app>@<version>`. */
  readonly releases: Readonly<Record<string, string>>
}

const generations = new Map<string, LocalComposition>()

/** @param folder of a generation that this process has composed, or has compared with what it composed */
export const recordLocalComposition = (folder: string, composed: LocalComposition): unknown =>
  generations.set(folder, composed)

/** @returns undefined if another process composed the generation */
export const findLocalComposition = (folder: string): LocalComposition | undefined => generations.get(folder)
