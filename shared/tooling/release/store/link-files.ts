import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from './error-code.ts'
import { SourceError } from './file-writer.ts'

/** A disk without links, another disk, or a file that has as many names as a disk allows. */
const NO_LINK = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK'])

/**
 * Gives files that never change a second name. Where the disk cannot do that they are copied.
 * @param from folder that they are in
 * @param to folder that they shall be in too
 * @param names of files below both
 * @throws SourceError if one is gone
 */
export function linkFiles(from: string, to: string, names: Iterable<string>): void {
  const made = new Set<string>()
  for (const name of names) {
    const target = path.join(to, name)
    const folder = path.dirname(target)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    linkFile(path.join(from, name), target)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch (error) {
    const code = codeOf(error) ?? ''
    if (code === 'ENOENT') throw new SourceError(`${source} is gone.`, { cause: error })
    if (!NO_LINK.has(code)) throw error
    copyFileSync(source, target)
  }
}

/** Every file below a folder, by its path from there. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
