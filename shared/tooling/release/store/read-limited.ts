import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { getErrorCode } from './error-code.ts'
import { listCompressedNames } from './file-writer.ts'

/** The error for a file that is too large or not regular, in contrast to errors of the disk. */
export class InvalidFileError extends Error {}

/**
 * Reads a file that others may have written. Safe even for a pipe without a writer or an endless device.
 * @param most maximum size; bytes
 * @returns undefined if the file does not exist
 * @throws InvalidFileError if it is too large or not a regular file; Error if it cannot be read
 */
export async function readFileWithLimit(file: string, most: number): Promise<Buffer | undefined> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch((error: unknown) => {
    const code = getErrorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    if (code === 'ELOOP' || code === 'ENXIO')
      throw new InvalidFileError(`${file} is no file. Remove it.`, { cause: error })
    throw error
  })
  if (!handle) return undefined
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new InvalidFileError(`${file} is no file. Remove it.`)
    const { size } = stats
    if (size > most) {
      throw new InvalidFileError(
        `${file} has ${size} bytes, and may have ${most}. Remove it, or have it written again.`,
      )
    }
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

/** Maximum size of a file, more than any file of a release or a generation has; bytes. */
const MAX_BYTES = 64_000_000

/**
 * Checks the compressed copies of a file, which browsers get: their content must be that of the file.
 * @param hash base64 sha384 of the file
 * @param bytes size of the file, if known: a copy that unpacks to more is damaged
 * @returns the paths of wrong copies
 */
export async function wrongCopies(file: string, hash: string, bytes = MAX_BYTES): Promise<string[]> {
  const found = listCompressedNames(file).map(async copy => {
    const isRight = await isCopy(copy, hash, bytes).catch(() => false)
    return isRight ? [] : [copy]
  })
  return (await Promise.all(found)).flat()
}

async function isCopy(copy: string, hash: string, bytes: number): Promise<boolean> {
  const packed = await readFileWithLimit(copy, MAX_BYTES)
  // Small files have no copies.
  if (packed === undefined) return true
  const unpack = promisify<Buffer, { readonly maxOutputLength: number }, Buffer>(
    copy.endsWith('.br') ? brotliDecompress : gunzip,
  )
  return sha384(await unpack(packed, { maxOutputLength: Math.max(1, bytes) })) === hash
}

/** @returns the value, whose form callers must check; undefined if the text is not JSON */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
