import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Whoever writes into a store could make a symbolic link to any file of this computer.
 * @param folder below which no part of the path may be a link
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
