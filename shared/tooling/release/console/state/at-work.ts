import type { Place } from '../../store/write-whole.ts'
import { trustIn } from '../../store/trust/first-use.ts'
import { hasOwners } from '../../store/trust/owners-file.ts'
import { shortKey } from '../../store/trust/requirements.ts'

/** Whose key the commands of a console run with. */
export type AtWork =
  | { readonly kind: 'known'; readonly name: string; readonly key: string }
  | { readonly kind: 'stranger'; readonly key: string }
  | { readonly kind: 'none'; readonly why: string }

/** Asks as every verb does, but never makes a key or owners: looking writes nothing. */
export async function atWork(store: Place): Promise<AtWork> {
  if (!hasOwners(store)) {
    return {
      kind: 'none',
      why: 'This store has no owners yet. Publish and promote first, from the command line.',
    }
  }
  try {
    const { actor } = await trustIn(store)
    const key = shortKey(actor.key.publicKey)
    return actor.name === undefined ? { kind: 'stranger', key } : { kind: 'known', name: actor.name, key }
  } catch (error) {
    return { kind: 'none', why: error instanceof Error ? error.message : String(error) }
  }
}
