/**
 * The owners of a store: which key has which rights.
 *
 *     <store>/owners.json       read by every verb that changes something, and by `status`
 *     <store>/local-key.pem     on a developer's computer: the key made at the store's first use
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
  /** When the key was disabled, in ISO 8601 format. Signatures from before that time stay valid. */
  retired: z.iso.datetime({ offset: true }).optional(),
  /** Why the key was revoked, for instance because it was stolen. None of its signatures is valid. */
  revoked: z.string().min(1).optional(),
})

/** Rights to the releases of one app. */
export const appRights = ['publish', 'promote', 'rollback'] as const

/** Rights to the whole store. */
export const siteRights = ['unchecked', 'uncommitted', 'site', 'compose'] as const

type AppRight = (typeof appRights)[number]
type SiteRight = (typeof siteRights)[number]
/** Held by each key that may promote (or also roll back) at least one app, or has the right `site`. */
type AnyAppRight = 'promoteAny' | 'rollbackAny'
type Right = AppRight | SiteRight | AnyAppRight

const keyNames = z.array(z.string())

/** Names of the keys that have a right, by app; `*` means every app. */
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
      /** Keys that may change the whole site: the option --gateway, and the owners. */
      site: keyNames,
      /**
       * Keys that may make newly composed generations live, for instance only that of a pipeline. If absent,
       * any key may.
       */
      compose: keyNames.optional(),
    }),
  })
  .superRefine(({ keys, may }, context) => {
    const { publish, promote, rollback, ...ofSite } = may
    const named = [publish, promote, rollback, ofSite].flatMap(lists => Object.values(lists)).flat()
    for (const name of new Set(named)) {
      if (name === undefined || keys[name]) continue
      const message = `names the key "${name}", which is not among the keys`
      context.addIssue({ code: 'custom', path: ['may'], message })
    }
    const known = new Set<string>()
    for (const [name, key] of Object.entries(keys)) {
      const message = 'is a key that has another name already'
      if (known.has(key.publicKey)) context.addIssue({ code: 'custom', path: ['keys', name], message })
      known.add(key.publicKey)
    }
  })

export type Owners = z.infer<typeof ownersSchema>

export interface StoreTrust {
  readonly owners: Owners
  /** The key that a command signs with, and the key's name in owners.json, if it is listed there. */
  readonly actor: { readonly key: SigningKey; readonly name: string | undefined }
}

/** Returns the names of the keys that have a right. Disabled and revoked keys are included. */
export function listKeysWithRight(owners: Owners, right: Right, app?: string): readonly string[] {
  const { may, keys } = owners
  if (right === 'promoteAny' || right === 'rollbackAny') {
    const lists = [may.promote, ...(right === 'rollbackAny' ? [may.rollback] : [])]
    return [...may.site, ...lists.flatMap(list => Object.values(list)).flat()]
  }
  const list = may[right] ?? Object.keys(keys)
  if (Array.isArray(list)) return list
  // Own properties only: every object has a property `constructor`.
  return [app ?? '', '*'].flatMap(each => (Object.hasOwn(list, each) ? (list[each] ?? []) : []))
}

/**
 * Returns the reason why a key is invalid; undefined if it is valid.
 * @param name name of the key in owners.json
 * @param at when the key signed, according to the signed text
 */
export function findKeyInvalidReason({ keys }: Owners, name: string, at: Date): string | undefined {
  const { revoked, retired } = keys[name] ?? {}
  if (revoked !== undefined) return `a key that is revoked (${revoked})`
  if (retired !== undefined && at > new Date(retired)) return `a key that is retired since ${retired}`
  return undefined
}

/** A right, and the app that it applies to, if it is a right for one app. */
export type Permission =
  | { readonly right: AppRight; readonly app: string }
  | { readonly right: SiteRight | AnyAppRight; readonly app?: undefined }

/** @throws Error that says which permission the current key lacks, and which keys have it */
export function requirePermissions({ owners, actor }: StoreTrust, permissions: readonly Permission[]): void {
  const { name, key } = actor
  const [problem] = permissions.flatMap(permission => findDenialReason(owners, name, permission) ?? [])
  if (problem === undefined) return
  const who = name === undefined ? `it is not among the keys of this store: ${key.publicKey}` : `${name}`
  throw new Error(
    `Your key may not do this (${who}). ${problem}
Nothing has changed. Who may what: npm run release -- owners. With another key: RELEASE_KEY=<file>`,
  )
}

/**
 * @param name name of a key; undefined for a key that is not in owners.json
 * @param at when the key is used
 * @returns why the key lacks the permission, and which keys have it; undefined if it has the permission
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
  const what = allowedBy[permission.right].replace('<app>', () => permission.app ?? '')
  return `${whyNot === undefined ? '' : `${name} is ${whyNot}. `}Only ${others.join(', ') || 'nobody'} may ${what}.`
}

/** What each right allows, for messages. */
const allowedBy: Readonly<Record<Right, string>> = {
  publish: 'publish <app>',
  promote: 'make releases of <app> live',
  rollback: 'take releases of <app> back',
  unchecked: 'make live what nobody has checked',
  uncommitted: 'publish what stands in no commit',
  compose: 'make live what was newly composed',
  promoteAny: 'release where no app changes',
  rollbackAny: 'go back where no app changes',
  site: 'change what concerns the whole site (--gateway, keys)',
}

function isEd25519(text: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}
