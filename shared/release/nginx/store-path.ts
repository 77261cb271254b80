import path from 'node:path'
import type { Store } from '../store.ts'
import { quoted } from './directives.ts'

/**
 * A path in the store for use between quotes, with variables behind it.
 * @throws Error if the path cannot stand in an nginx configuration
 */
export function storePath(store: Store, ...names: readonly string[]): string {
  return quoted(path.posix.join(store.folder, ...names)).slice(1, -1)
}
