import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { codeOf } from './error-code.ts'

/** What lies there is no file of the size that it may have: the trouble of whose place it is, and not of who reads it. */
export class UnfitFileError extends Error {}

/**
 * Reads a file that somebody else may have written, be it a pipe that nobody writes to or a link to a device that never ends.
 * @param most bytes that it may have
 * @returns nothing if it is not there
 * @throws UnfitFileError if it is larger, or no file; Error if it cannot be read
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
