import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { namesBelow } from './files-below.ts'
import { codeOf } from './error-code.ts'

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
  const known = before === undefined ? {} : await hashesIn(before)
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
export const documentsBelow = (folder: string): string[] => namesBelow(folder).filter(isDocument)

/** @returns a generation's list of hashes; undefined if the list has changed since composing */
export async function hashesOf(folder: string, digest: string): Promise<DocumentHashes | undefined> {
  const text = await textIn(folder)
  // The hash proves that this module wrote the file.
  return text && sha384(text) === digest ? (JSON.parse(text.toString()) as DocumentHashes) : undefined
}

async function hashesIn(folder: string): Promise<DocumentHashes> {
  const text = await textIn(folder)
  // This module wrote the file.
  return text ? (JSON.parse(text.toString()) as DocumentHashes) : {}
}

async function textIn(folder: string): Promise<Buffer | undefined> {
  return readFile(path.join(folder, DOCUMENT_HASHES)).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one).catch(() => undefined), stat(other)])
  return a?.ino === b.ino && a.dev === b.dev
}
