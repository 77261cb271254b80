/**
 * Makes a generation with unchanged pages, for example after a release of the chat, from links to the old
 * documents and a few new files. Reuses hashes too, since hashing thousands of documents is slow.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { DOCUMENT_HASHES, type DocumentHashes } from '../store/document-hashes.ts'
import { codeOf } from '../store/error-code.ts'
import { compressedNames, SourceError } from '../store/file-writer.ts'
import { KEPT_FROM } from '../store/kept-from.ts'
import { filesBelow } from '../store/files-below.ts'
import { linkFiles } from '../store/link-files.ts'
import { PINS_PATH } from './pins-file.ts'
import { PAGE_INPUTS_FILE } from './unchanged-pages.ts'

/** Files that each generation writes itself and never links. */
const own = ['plan.json', KEPT_FROM, PAGE_INPUTS_FILE, PINS_PATH]
const ownFiles = new Set([...own, ...compressedNames(PINS_PATH), DOCUMENT_HASHES])

/**
 * Links the unchanged files of another generation.
 * @returns the documents' hashes when they were composed, so that later changes of the files are detected
 * @throws SourceError if a file is missing, or has no recorded hash
 */
export async function linkUnchangedDocuments(before: string, folder: string): Promise<DocumentHashes> {
  const names = filesBelow(before).filter(name => !ownFiles.has(name))
  const there = new Set(names.map(withSlashes))
  const hashes = Object.entries(await hashesIn(before)).filter(([name]) => !ownFiles.has(name))
  const gone = hashes.find(([name]) => !there.has(name))
  if (gone) throw new SourceError(`${path.join(before, gone[0])} is gone.`)
  const known = new Set(hashes.map(([name]) => name))
  const foreign = names.find(
    name => !known.has(withSlashes(name)) && !known.has(withSlashes(uncompressed(name))),
  )
  if (foreign !== undefined) throw new SourceError(`${path.join(before, foreign)} is not part of it.`)
  linkFiles(before, folder, names)
  return Object.fromEntries(hashes)
}

/** Writes the hashes of a generation with linked documents, in the format of document-hashes.ts. */
export async function writeLinkedHashes(folder: string, shared: DocumentHashes): Promise<void> {
  const there = own.filter(name => existsSync(path.join(folder, name)))
  const hashes = there.map(
    async name => [withSlashes(name), sha384(await readFile(path.join(folder, name)))] as const,
  )
  const sorted = [...Object.entries(shared), ...(await Promise.all(hashes))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  await writeFile(path.join(folder, DOCUMENT_HASHES), JSON.stringify(Object.fromEntries(sorted), null, 1))
}

async function hashesIn(folder: string): Promise<DocumentHashes> {
  const file = path.join(folder, DOCUMENT_HASHES)
  try {
    // document-hashes.ts, or the function above, wrote this file.
    return JSON.parse(await readFile(file, 'utf8')) as DocumentHashes
  } catch (cause) {
    // Generations from before such records existed have no such file.
    if (codeOf(cause) === 'ENOENT') throw new SourceError(`${file} is not there.`, { cause })
    throw cause
  }
}

const withSlashes = (name: string): string => name.replaceAll(path.sep, '/')

const uncompressed = (name: string): string => name.replace(/\.(br|gz)$/, '')
