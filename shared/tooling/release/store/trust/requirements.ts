/** Authorizes what the key at work wants to do. */
import { type Trust, trustIn } from './first-use.ts'
import { keysWith, whyNotCounting, type Owners, type RightToApp, type RightToSite } from './owners.ts'
import { keyId } from './signing-key.ts'
import type { Place } from '../write-whole.ts'
import { hasOwners } from './owners-file.ts'

/** A permission and the text for it: `promote mf-maze`, `release without a check`. */
export type Permission =
  | { readonly right: RightToApp; readonly app: string }
  | { readonly right: RightToSite; readonly app?: undefined }

/** @throws Error that says who may do what the actor may not */
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
 * @param name of a key; nothing for an unknown key
 * @param at when
 * @returns why it may not do something, and who may
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

/** The beginning of a key's hash, for people to compare. */
export const shortKey = (publicKey: string): string => keyId(publicKey).slice(0, 16)

/** The key that a verb would sign with now, with the name that the store has for it, if any. */
export type KeyAtHand =
  | { readonly key: string; readonly name?: string }
  /** No key: why, and what to do. */
  | { readonly why: string }

/** As verbs find the key, but without creating a key or owners: reading writes nothing. */
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
