import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { codeOf } from './error-code.ts'

/**
 * @param copy a compressed file, by the ending of its name; `none` if it is not there
 * @throws Error if it cannot be read
 */
export async function unpackedCopy(copy: string): Promise<Buffer | 'none' | 'damaged'> {
  const packed = await readFile(copy).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return 'none' as const
    throw error
  })
  if (packed === 'none') return packed
  return promisify(copy.endsWith('.br') ? brotliDecompress : gunzip)(packed).catch(() => 'damaged' as const)
}
