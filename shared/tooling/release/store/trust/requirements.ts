/** Checks that the current key may do what it wants to do. */
import { type Trust, trustIn } from './first-use.ts'
import { keysWith, whyNotCounting, type Owners, type RightToApp, type RightToSite } from './owners.ts'
import { keyId } from './signing-key.ts'
import type { Place } from '../write-whole.ts'
import { hasOwners } from './owners-file.ts'

/** A permission and the text for it: `promote mf-maze`, `release without a check`. */
export type Permission =
  | { readonly right: RightToApp; readonly app: string }
  | { readonly right: RightToSite; readonly app?: undefined }

/** @throws Error that says which permission is missing, and who has it */
export function requireMay({ owners, actor }: Trust, permissions: readonly Permission[]): void {
  const { name, key } = actor
  const problem = permissions
    .map(permission => whyMayNot(owners, name, permission))
    .find(why => why !== undefined)
  if (problem === undefined) return
  const who = name === undefined ? `it is not among the keys of this store: ${key.publicKey}` : `${name}`
  throw new Error(
    `Your key may not do this (${who}). ${problem}
Nothing has changed. Who may what: npm run release -- owners. With another key: RELEASE_KEY=<file>`,
  )
}

/**
 * @param name of a key; undefined for an unknown key
 * @param at time at which the key is used
 * @returns why the key may not do something, and who may; undefined if it may
 */
export function whyMayNot(
  owners: Owners,
  name: string | undefined,
  permission: Permission,
  at = new Date(),
): string | undefined {
  const counts = (each: string) => whyNotCounting(owners, each, at) === undefined
  const allowed = keysWith(owners, permission.right, permission.app)
  if (name !== undefined && allowed.includes(name) && counts(name)) return undefined
  const others = [...new Set(allowed)].filter(counts)
  const whyNot = name === undefined ? undefined : whyNotCounting(owners, name, at)
  return [
    ...(whyNot === undefined ? [] : [`${name} is ${whyNot}.`]),
    `Only ${others.length > 0 ? others.join(', ') : 'nobody'} may ${inWords(permission)}.`,
  ].join(' ')
}

function inWords(permission: Permission): string {
  switch (permission.right) {
    case 'publish':
      return `publish ${permission.app}`
    case 'promote':
      return `make releases of ${permission.app} live`
    case 'rollback':
      return `take releases of ${permission.app} back`
    case 'unchecked':
      return 'make live what nobody has checked'
    case 'uncommitted':
      return 'publish what stands in no commit'
    case 'compose':
      return 'make live what was newly composed'
    case 'site':
      return 'change what concerns the whole site (--gateway, --origins, keys)'
  }
}

/** Returns the beginning of a key's hash, which people can compare. */
export const shortKey = (publicKey: string): string => keyId(publicKey).slice(0, 16)

/** The key that a verb would sign with now, and the key's name in the store, if it has one. */
export type KeyAtHand =
  | { readonly key: string; readonly name?: string }
  /** Why there is no key, and what to do about it. */
  | { readonly why: string }

/** Finds the key as verbs do, but does not create a key or owners, since reading must not write. */
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
