import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { codeOf } from './error-code.ts'
import type { Place } from './write-whole.ts'

/**
 * What a store's deployments name it by, so that one of another store (a copy, staging) never counts: the address of an object store, or
 * where the folder lies. Anyone who moves a store accepts what is live there: `npm run release -- accept <n>`.
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
