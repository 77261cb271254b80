import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { getErrorCode } from './error-code.ts'

/** For a file that is too large, no regular file, closed to this user, or on a bad disk. */
export class InvalidFileError extends Error {}

/** Limit for files of which no smaller size is known; bytes. */
export const MAX_FILE_BYTES = 64_000_000

/** Whether an error says that a file or folder belongs to others, who have closed it to this user. */
export const isClosedToThisUser = (error: unknown): boolean =>
  ['EACCES', 'EPERM'].includes(getErrorCode(error) ?? '')

/** For `catch`: ignores what others have closed to this user. @throws any other error */
export function ignoreClosed(error: unknown): undefined {
  if (!isClosedToThisUser(error)) throw error
}

/** Handles an error of `readFileWithLimit`: an invalid file counts as missing. @throws any other error */
export function ignoreInvalidFile(error: unknown): undefined {
  if (!(error instanceof InvalidFileError)) throw error
}

/**
 * Reads a file that others may have written, of `most` bytes. No pipe or endless device blocks the caller.
 * @returns undefined if the file does not exist
 * @throws InvalidFileError, which names the file; Error if there is another reason, such as too many files
 */
export async function readFileWithLimit(file: string, most: number): Promise<Buffer | undefined> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch((error: unknown) => {
    const code = getErrorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    if (code === 'ELOOP' || code === 'ENXIO')
      throw new InvalidFileError(`${file} is no file. Remove it.`, { cause: error })
    if (code === 'EIO')
      throw new InvalidFileError(`${file} cannot be read (${String(error)}). Look at the disk.`, {
        cause: error,
      })
    if (isClosedToThisUser(error))
      throw new InvalidFileError(`${file} cannot be read by this user. Have its owner open or remove it.`, {
        cause: error,
      })
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
    // Files in /proc say that they are empty, and some never end.
    if (size === 0) return Buffer.alloc(0)
    return await handle.readFile().catch((cause: unknown) => {
      throw new InvalidFileError(`${file} cannot be read (${String(cause)}). Look at the disk.`, { cause })
    })
  } finally {
    await handle.close()
  }
}

/** Reads a file like `readFileWithLimit`. @throws InvalidFileError also if the file does not exist */
export async function readExistingFile(file: string, most = MAX_FILE_BYTES): Promise<Buffer> {
  const content = await readFileWithLimit(file, most)
  if (content) return content
  throw new InvalidFileError(`${file} is missing.`)
}

/** @returns the parsed value, whose form the caller must check; undefined if the text is not JSON */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
