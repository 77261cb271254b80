import type { Place } from '../write-whole.ts'
import { trustIn } from './first-use.ts'
import { hasOwners } from './owners-file.ts'
import { shortKey } from './requirements.ts'

/** The key that a verb would sign with now: by the name that the store has for it, if it knows it. */
export type KeyAtHand =
  | { readonly key: string; readonly name?: string }
  /** There is none: why, and what to do. */
  | { readonly why: string }

/** Asks as every verb does, but never makes a key or owners: looking writes nothing. */
export async function keyAtHand(store: Place): Promise<KeyAtHand> {
  if (!hasOwners(store)) {
    return { why: 'This store has no owners yet. Publish and promote first, from the command line.' }
  }
  try {
    const { key, name } = (await trustIn(store)).actor
    return { key: shortKey(key.publicKey), ...(name !== undefined && { name }) }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
}
