import { link, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from './error-code.ts'
import { compressedNames } from './file-writer.ts'

/**
 * Gives a file that never changes a second name, with its compressed copies, if it holds just what is to be written.
 * @returns whether that was so, and the disk can do it; else nothing is there yet
 */
export async function shareIfSame(
  source: string,
  target: string,
  content: string | Buffer,
): Promise<boolean> {
  try {
    if (!(await readFile(source)).equals(Buffer.from(content))) return false
    await mkdir(path.dirname(target), { recursive: true })
    await link(source, target)
  } catch {
    // Gone meanwhile, on another disk, or on one without links: it can be written as well.
    return false
  }
  for (const [index, copy] of compressedNames(source).entries()) {
    await link(copy, compressedNames(target)[index] ?? '').catch((error: unknown) => {
      // Small files have no copies.
      if (codeOf(error) !== 'ENOENT') throw error
    })
  }
  return true
}
