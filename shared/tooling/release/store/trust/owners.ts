/**
 * Permissions in a store, by key:
 *
 *     <store>/owners.json       read by every verb that changes something, and by `status`
 *     <store>/local-key.pem     on one's own computer: the key made at the store's first use
 *
 * Only the shell's team should be able to write owners.json (shared/docs/reference/trust.md).
 */
import { createPublicKey } from 'node:crypto'
import { z } from 'zod'
import type { SigningKey } from './signing-key.ts'

const publicKey = z.string().refine(isEd25519, {
  error: 'is no public key. `npm run release -- keys make <file>` prints one, 60 signs that begin with MCow',
})

const keySchema = z.strictObject({
  publicKey,
  /** Time at which the key was disabled, in ISO 8601 format; earlier signatures stay valid. */
  retired: z.iso.datetime({ offset: true }).optional(),
  /** Why none of the key's signatures are valid, for instance because it was stolen. */
  revoked: z.string().min(1).optional(),
})

const keyNames = z.array(z.string())

/** The keys with a right, by app; `*` means every app. */
const byApp = z.record(z.string().regex(/^([a-z][a-z0-9-]*|\*)$/, 'is no app, nor *'), keyNames)

export const ownersSchema = z
  .strictObject({
    keys: z.record(
      z.string().regex(/^[a-z][a-z0-9-]*$/, 'names no key: small letters, digits, hyphens'),
      keySchema,
    ),
    may: z.strictObject({
      /** Keys that may store releases of an app. */
      publish: byApp,
      /** Keys that may make releases of an app live, for all or for some visitors. */
      promote: byApp,
      /** Keys that may roll releases of an app back. */
      rollback: byApp,
      /** Keys that may make a release live without a check. */
      unchecked: keyNames,
      /** Keys that may publish builds of uncommitted changes. */
      uncommitted: keyNames,
      /** Keys that may change the whole site: --gateway, --origins, and the keys. */
      site: keyNames,
      /** Keys that may make newly composed generations live, e.g. only a pipeline's; absent: any key. */
      compose: keyNames.optional(),
    }),
  })
  .superRefine(({ keys, may }, context) => {
    const { publish, promote, rollback, ...ofSite } = may
    const named = [publish, promote, rollback, ofSite].flatMap(lists => Object.values(lists)).flat()
    for (const name of new Set(named.filter(each => each !== undefined && keys[each] === undefined))) {
      context.addIssue({
        code: 'custom',
        path: ['may'],
        message: `names the key "${name}", which is not among the keys`,
      })
    }
    const names = Object.keys(keys)
    const twice = names.find(
      (name, index) => names.findIndex(each => keys[each]?.publicKey === keys[name]?.publicKey) !== index,
    )
    if (twice !== undefined) {
      context.addIssue({
        code: 'custom',
        path: ['keys', twice],
        message: 'is a key that has another name already',
      })
    }
  })

export type Owners = z.infer<typeof ownersSchema>

/** The current user of a store: a key, and the key's name in the store, if known. */
export interface Actor {
  readonly key: SigningKey
  readonly name: string | undefined
}

export interface StoreTrust {
  readonly owners: Owners
  readonly actor: Actor
}

export type AppRight = 'publish' | 'promote' | 'rollback'
export type SiteRight = 'unchecked' | 'uncommitted' | 'site' | 'compose'

/** Returns the names of the keys that have a right, even if the keys are no longer valid. */
export function listKeysWithRight(
  owners: Owners,
  right: AppRight | SiteRight,
  app?: string,
): readonly string[] {
  const list = owners.may[right] ?? Object.keys(owners.keys)
  if (Array.isArray(list)) return list
  return [...(list[app ?? ''] ?? []), ...(list['*'] ?? [])]
}

/**
 * Returns the reason why a key is invalid; undefined if it is valid.
 * @param at time of signing, according to the signature
 */
export function findKeyInvalidReason({ keys }: Owners, name: string, at: Date): string | undefined {
  const { revoked, retired } = keys[name] ?? {}
  if (revoked !== undefined) return `a key that is revoked (${revoked})`
  if (retired !== undefined && at > new Date(retired)) return `a key that is retired since ${retired}`
  return undefined
}

/** A permission and the text for it: `promote mf-maze`, `release without a check`. */
export type Permission =
  | { readonly right: AppRight; readonly app: string }
  | { readonly right: SiteRight; readonly app?: undefined }

/** @throws Error that says which permission is missing, and who has it */
export function requirePermissions({ owners, actor }: StoreTrust, permissions: readonly Permission[]): void {
  const { name, key } = actor
  const problem = permissions
    .map(permission => findDenialReason(owners, name, permission))
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
export function findDenialReason(
  owners: Owners,
  name: string | undefined,
  permission: Permission,
  at = new Date(),
): string | undefined {
  const counts = (each: string) => findKeyInvalidReason(owners, each, at) === undefined
  const allowed = listKeysWithRight(owners, permission.right, permission.app)
  if (name !== undefined && allowed.includes(name) && counts(name)) return undefined
  const others = [...new Set(allowed)].filter(counts)
  const whyNot = name === undefined ? undefined : findKeyInvalidReason(owners, name, at)
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

/** @param publicKey in the form that owners.json has */
export function findKeyName({ keys }: Owners, publicKey: string): string | undefined {
  return Object.keys(keys).find(name => keys[name]?.publicKey === publicKey)
}

function isEd25519(text: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}
