import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inTurn } from '@kutuhal/build/in-turn.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { DOCUMENT_HASHES, documentsBelow, type DocumentHashes } from './document-hashes.ts'
import { compressedNames } from './file-writer.ts'
import { unpackedCopy } from './unpacked-copy.ts'

/**
 * Compares what visitors get with what was composed, compressed copies too: those are what browsers get.
 * @param folder of a generation
 * @param digest of its hashes, as the deployment has it that made it live
 * @returns what is wrong, each in a few words
 */
export async function wrongDocuments(folder: string, digest: string): Promise<readonly string[]> {
  const text = await readFile(path.join(folder, DOCUMENT_HASHES)).catch(() => undefined)
  if (!text) return [`${DOCUMENT_HASHES} is missing, which says what was composed`]
  if (sha384(text) !== digest) return [`${DOCUMENT_HASHES} has other content than was made live`]
  // Written by document-hashes.ts: its hash says so.
  const hashes = JSON.parse(text.toString()) as DocumentHashes
  const found = new Set(await documentsBelow(folder))
  const wrong = [...found].filter(name => hashes[name] === undefined).map(name => `${name} is not part of it`)
  await inTurn(Object.entries(hashes), 16, async ([name, hash]) => {
    const file = path.join(folder, name)
    if (!found.has(name)) wrong.push(`${name} is missing`)
    else if (sha384(await readFile(file)) !== hash) wrong.push(`${name} has other content than was composed`)
    for (const copy of compressedNames(file)) {
      const content = await unpackedCopy(copy)
      if (content === 'none' || (content !== 'damaged' && sha384(content) === hash)) continue
      wrong.push(
        `${path.relative(folder, copy).replaceAll(path.sep, '/')} has other content than was composed`,
      )
    }
  })
  return wrong.sort()
}
