import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { codeOf } from './error-code.ts'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

/** The error for a file that is too large or not regular: its owner's problem, not its reader's. */
export class UnfitFileError extends Error {}

/**
 * Reads a file that others may have written. Safe even for a pipe without a writer or an endless device.
 * @param most maximum size; bytes
 * @returns undefined if the file does not exist
 * @throws UnfitFileError if it is too large or not a regular file; Error if it cannot be read
 */
export async function readLimited(file: string, most: number): Promise<Buffer | undefined> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch((error: unknown) => {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    if (code === 'ELOOP' || code === 'ENXIO')
      throw new UnfitFileError(`${file} is no file. Remove it.`, { cause: error })
    throw error
  })
  if (!handle) return undefined
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new UnfitFileError(`${file} is no file. Remove it.`)
    const { size } = stats
    if (size > most) {
      throw new UnfitFileError(
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
 * @param copy path of a compressed file; `none` is returned if it does not exist
 * @param bytes unpacked size, if known: a file that unpacks to more is damaged
 */
export async function unpackedCopy(copy: string, bytes = MAX_BYTES): Promise<Buffer | 'none' | 'damaged'> {
  const packed = await readLimited(copy, MAX_BYTES).catch(() => 'damaged' as const)
  if (packed === undefined) return 'none'
  if (packed === 'damaged') return packed
  const unpack = promisify<Buffer, { readonly maxOutputLength: number }, Buffer>(
    copy.endsWith('.br') ? brotliDecompress : gunzip,
  )
  return unpack(packed, { maxOutputLength: Math.max(1, bytes) }).catch(() => 'damaged' as const)
}

/** @returns the value, whose form callers must check; undefined if the text is not JSON */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
