import { readdirSync, type Dirent } from 'node:fs'
import path from 'node:path'

/** @returns the paths of all regular files below a folder, with slashes */
export const listFilesRecursively = (folder: string): string[] =>
  listPathsRecursively(folder, entry => entry.isFile())

/** @param isOne whether to list an entry; by default all except folders, also links and pipes */
export function listPathsRecursively(
  folder: string,
  isOne = (entry: Dirent) => !entry.isDirectory(),
): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(isOne)
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}
