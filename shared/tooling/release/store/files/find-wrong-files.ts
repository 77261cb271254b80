import { lstatSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { mapConcurrently } from './map-concurrently.ts'
import { sha384 } from '@kutuhal/build/hashes.ts'
import { listCompressedFileNames } from './file-writer.ts'
import { listPathsRecursively } from './files-below.ts'
import { ignoreInvalidFile, isClosedToThisUser, MAX_FILE_BYTES, readFileWithLimit } from './read-limited.ts'

/** Number of files to read at the same time, since a process can open only a limited number. */
export const MAX_CONCURRENT_FILES = 32

interface ExpectedFile {
  /** base64 sha384 of the content. */
  readonly sha384: string
  /** Size, if known; bytes. */
  readonly bytes?: number
}

interface Comparison {
  readonly made: 'built' | 'composed'
  /** Whether the files' compressed copies, which browsers get, have to unpack to the same content. */
  readonly hasCopies: boolean
}

/**
 * Compares the files in a folder with those that it should have, by name.
 * @param isIgnored whether the folder may have a file that is not expected
 * @returns one description for each file that is missing, wrong, or not expected
 */
export async function findWrongFiles(
  folder: string,
  expected: Readonly<Record<string, ExpectedFile>>,
  { isIgnored, ...comparison }: Comparison & { readonly isIgnored: (name: string) => boolean },
): Promise<string[]> {
  const copies = new Set(comparison.hasCopies ? Object.keys(expected).flatMap(listCompressedFileNames) : [])
  const wrong = listReadablePaths(folder)
    .filter(name => !Object.hasOwn(expected, name) && !copies.has(name) && !isIgnored(name))
    .map(name => `${name} is not part of it`)
  await mapConcurrently(Object.entries(expected), MAX_CONCURRENT_FILES, async ([name, file]) => {
    wrong.push(...(await findFileProblems(folder, name, file, comparison)))
  })
  return wrong.sort()
}

/** Lists all paths, or the folder of others in which this user cannot look for any. */
function listReadablePaths(folder: string): string[] {
  try {
    return listPathsRecursively(folder)
  } catch (error) {
    if (!isClosedToThisUser(error)) throw error
    const closed = error instanceof Error && 'path' in error ? String(error.path) : folder
    return [path.relative(folder, closed) || folder]
  }
}

/** @returns descriptions of what is wrong with a file and its compressed copies; empty if nothing is */
export async function findFileProblems(
  folder: string,
  name: string,
  expected: ExpectedFile,
  { made, hasCopies }: Comparison,
): Promise<string[]> {
  const problems: string[] = []
  const file = path.join(folder, name)
  let isClosed = false
  const content = await readFileWithLimit(file, expected.bytes ?? MAX_FILE_BYTES).catch((error: unknown) => {
    isClosed = error instanceof Error && isClosedToThisUser(error.cause)
    return ignoreInvalidFile(error)
  })
  const bytes = content?.length ?? sizeOf(file)
  if (isClosed) problems.push(`${name} cannot be read by this user`)
  else if (bytes === undefined) problems.push(`${name} is missing`)
  else if (bytes !== (expected.bytes ?? bytes))
    problems.push(`${name} has ${bytes} bytes instead of ${expected.bytes}`)
  else if (!content || sha384(content) !== expected.sha384)
    problems.push(`${name} has other content than was ${made}`)
  for (const copy of hasCopies ? listCompressedFileNames(name) : []) {
    const isRight = await unpacksTo(path.join(folder, copy), expected).catch(() => false)
    if (!isRight) problems.push(`${copy} has other content than was ${made}`)
  }
  return problems
}

function sizeOf(file: string): number | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.size : undefined
}

async function unpacksTo(
  copy: string,
  { sha384: hash, bytes = MAX_FILE_BYTES }: ExpectedFile,
): Promise<boolean> {
  const packed = await readFileWithLimit(copy, MAX_FILE_BYTES)
  // A missing copy is no error, since small files have no compressed copies.
  if (packed === undefined) return true
  const unpack = promisify<Buffer, { readonly maxOutputLength: number }, Buffer>(
    copy.endsWith('.br') ? brotliDecompress : gunzip,
  )
  return sha384(await unpack(packed, { maxOutputLength: Math.max(1, bytes) })) === hash
}

/** Maximum number of problems that an error lists; of the rest, it says only how many there are. */
const NAMED = 8

export function formatProblemList(problems: readonly string[]): string {
  const rest = problems.length > NAMED ? `\n  and ${problems.length - NAMED} more` : ''
  return `  ${problems.slice(0, NAMED).join('\n  ')}${rest}`
}
