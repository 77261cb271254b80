import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Whether a path is a file that no symbolic link leads to: whoever writes into a store could make one that
 * leads to any file of this computer.
 * @param folder the folder below which no part of the path may be a link
 */
export function isPlainFile(folder: string, file: string): boolean {
  try {
    const real = realpathSync(file)
    return real === path.join(realpathSync(folder), path.relative(folder, file)) && statSync(real).isFile()
  } catch {
    // It does not exist, or a name is too long for the file system.
    return false
  }
}
