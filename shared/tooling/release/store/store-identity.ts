import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { codeOf } from './error-code.ts'
import type { Place } from './write-whole.ts'

/**
 * Returns a store's name in its deployments, which are invalid in any other store (a copy, staging): an
 * object store's address or a folder's path. A moved store needs `npm run release -- accept <n>`.
 */
export function storeIdentity({ folder, shared }: Place): string {
  if (shared) return shared.address
  try {
    return pathToFileURL(realpathSync(folder)).href
  } catch (error) {
    // The folder does not exist, since nobody has used the store yet.
    if (codeOf(error) === 'ENOENT') return pathToFileURL(folder).href
    throw error
  }
}
