import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { codeOf } from './error-code.ts'

/** @param copy a compressed file, by the ending of its name; `none` if it is not there */
export async function unpackedCopy(copy: string): Promise<Buffer | 'none' | 'damaged'> {
  try {
    const packed = await readFile(copy)
    return await promisify(copy.endsWith('.br') ? brotliDecompress : gunzip)(packed)
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'none' : 'damaged'
  }
}
