import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { getErrorCode } from './error-code.ts'
import { listCompressedFileNames } from './file-writer.ts'

/**
 * The error for an invalid file: too large, or not a regular file. If the disk fails, the error has another
 * class.
 */
export class InvalidFileError extends Error {}

/**
 * Reads a file that others may have written. A named pipe or an endless device cannot block the caller.
 * @param most maximum size; bytes
 * @returns undefined if the file does not exist
 * @throws InvalidFileError if the file is too large or not a regular file; Error if it cannot be read
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

/** Maximum size of a file to check; no file of a release or a generation is larger; bytes. */
const MAX_BYTES = 64_000_000

/**
 * Checks that the compressed copies of a file, which browsers get in its place, unpack to the file's content.
 * @param hash base64 sha384 of the file
 * @param bytes size of the file, if known: a copy that unpacks to more is wrong
 * @returns the paths of wrong copies
 */
export async function findInvalidCompressedCopies(
  file: string,
  hash: string,
  bytes = MAX_BYTES,
): Promise<string[]> {
  const found = listCompressedFileNames(file).map(async copy => {
    const isRight = await isCopy(copy, hash, bytes).catch(() => false)
    return isRight ? [] : [copy]
  })
  return (await Promise.all(found)).flat()
}

async function isCopy(copy: string, hash: string, bytes: number): Promise<boolean> {
  const packed = await readFileWithLimit(copy, MAX_BYTES)
  // A missing copy is no error, since small files have no compressed copies.
  if (packed === undefined) return true
  const unpack = promisify<Buffer, { readonly maxOutputLength: number }, Buffer>(
    copy.endsWith('.br') ? brotliDecompress : gunzip,
  )
  return sha384(await unpack(packed, { maxOutputLength: Math.max(1, bytes) })) === hash
}

/** @returns the parsed value, whose form the caller must check; undefined if the text is not JSON */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
