import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { readLimited } from './read-limited.ts'

/** More than any file of a release or a generation has; bytes. */
const MAX_BYTES = 64_000_000

/**
 * @param copy a compressed file, by the ending of its name; `none` if it is not there
 * @param bytes that it should unpack to, if that is known: one that unpacks to more is damaged
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
