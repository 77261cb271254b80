import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { getErrorCode } from './error-code.ts'

/** The error for a file that is too large, or not a regular file; errors of the disk have other classes. */
export class InvalidFileError extends Error {}

/** Handles an error of `readFileWithLimit`: an invalid file counts as missing. @throws any other error */
export function ignoreInvalidFile(error: unknown): undefined {
  if (!(error instanceof InvalidFileError)) throw error
}

/**
 * Reads a file that others may have written, of `most` bytes. No pipe or endless device blocks the caller.
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

/** @returns the parsed value, whose form the caller must check; undefined if the text is not JSON */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
