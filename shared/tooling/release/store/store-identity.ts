import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { codeOf } from './error-code.ts'
import type { Place } from './write-whole.ts'

/**
 * A store's name in its deployments, so that those of another store (a copy, staging) never count: an object
 * store's address or the folder's path. A moved store needs `npm run release -- accept <n>`.
 */
export function storeIdentity({ folder, shared }: Place): string {
  if (shared) return shared.address
  try {
    return pathToFileURL(realpathSync(folder)).href
  } catch (error) {
    // Nobody has used it yet.
    if (codeOf(error) === 'ENOENT') return pathToFileURL(folder).href
    throw error
  }
}
