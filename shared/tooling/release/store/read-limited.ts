import { open } from 'node:fs/promises'
import { codeOf } from './error-code.ts'

/**
 * Reads a file that somebody else may have written.
 * @param most bytes that it may have
 * @returns nothing if it is not there
 * @throws Error if it is larger, or cannot be read
 */
export async function readLimited(file: string, most: number): Promise<Buffer | undefined> {
  const handle = await open(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
    throw error
  })
  if (!handle) return undefined
  try {
    const { size } = await handle.stat()
    if (size > most) {
      throw new Error(`${file} has ${size} bytes, and may have ${most}. Remove it, or have it written again.`)
    }
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
