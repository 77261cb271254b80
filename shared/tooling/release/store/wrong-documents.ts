import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { DOCUMENT_HASHES, documentsBelow, type DocumentHashes } from './document-hashes.ts'
import { compressedNames } from './file-writer.ts'
import { generationFolder, type Store } from './store.ts'
import type { View } from './trust/view.ts'
import { unpackedCopy } from './read-limited.ts'

/**
 * Compares a generation's files with what was composed.
 * @param folder of a generation
 * @param digest hash of the generation's hashes, from the deployment that made it live
 * @param hasCopies whether to check compressed copies too, which browsers get
 * @returns descriptions of what is wrong
 */
export async function wrongDocuments(
  folder: string,
  digest: string,
  { hasCopies = true } = {},
): Promise<readonly string[]> {
  const text = await readFile(path.join(folder, DOCUMENT_HASHES)).catch(() => undefined)
  if (!text) return [`${DOCUMENT_HASHES} is missing, which says what was composed`]
  if (sha384(text) !== digest) return [`${DOCUMENT_HASHES} has other content than was made live`]
  // The hash proves that document-hashes.ts wrote this file.
  const hashes = JSON.parse(text.toString()) as DocumentHashes
  const found = new Set(documentsBelow(folder))
  const wrong = [...found].filter(name => hashes[name] === undefined).map(name => `${name} is not part of it`)
  await mapConcurrently(Object.entries(hashes), 16, async ([name, hash]) => {
    const file = path.join(folder, name)
    if (!found.has(name)) wrong.push(`${name} is missing`)
    else if (sha384(await readFile(file)) !== hash) wrong.push(`${name} has other content than was composed`)
    for (const copy of hasCopies ? compressedNames(file) : []) {
      const content = await unpackedCopy(copy)
      if (content === 'none' || (content !== 'damaged' && sha384(content) === hash)) continue
      wrong.push(
        `${path.relative(folder, copy).replaceAll(path.sep, '/')} has other content than was composed`,
      )
    }
  })
  return wrong.sort()
}

/** Whether a generation that was live is intact, except for compressed copies, so that it can be reused. */
export async function isAsComposed(
  store: Store,
  { documentsOf }: Pick<View, 'documentsOf'>,
  generation: string,
): Promise<boolean> {
  const digest = documentsOf(generation)
  if (digest === undefined) return false
  return (
    (await wrongDocuments(generationFolder(store, generation), digest, { hasCopies: false })).length === 0
  )
}
