import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from './error-code.ts'
import { generationFolder, type Store } from './store.ts'

/** Remotes whose documents come from another generation, and which one. A clean-up must keep both. */
export type KeptFrom = Readonly<Record<string, string>>

/** Name of the file with this data, in a generation's folder. */
export const KEPT_FROM = 'kept-from.json'

export async function keptFrom(store: Store, generation: string): Promise<KeptFrom> {
  const file = path.join(generationFolder(store, generation), KEPT_FROM)
  try {
    // compose.ts wrote this file.
    return JSON.parse(await readFile(file, 'utf8')) as KeptFrom
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {}
    throw error
  }
}
