/** The signed record of what a site serves. Older forms do not count: no store with them was ever public. */
import { z } from 'zod'
import { planSchema } from './plan.ts'

/** Limit for a deployment's text, and for its signature; bytes. */
export const MAX_DEPLOYMENT_BYTES = 2_000_000

/**
 * Version of the store's layout and of its signed texts. Format 2 is read too: it had archives in place of
 * lists in object stores (objects/archive.ts).
 */
export const STORE_FORMAT = 3

/** Hexadecimal; older generations have 12 digits, newer ones 32. */
const generationId = z.string().regex(/^[0-9a-zA-Z][\w-]{0,63}$/)
/** `live`, or an app with a major version. */
const EMBED_NAME = /^(?:live|[a-z][a-z0-9-]*@v\d+)$/
const EMBED = /^[a-z][a-z0-9-]*@[0-9A-Za-z][\w.+-]*$/

/** @param embed such as `mf-maze@1.4.0`, or the link to one, `mf-maze@v1` */
export const appIn = (embed: string | undefined): string | undefined => /^(.+)@/.exec(embed ?? '')?.[1]

/** The link to what `/embed/` shows. */
export const LIVE = 'live'

const words = z.string().max(20_000)

const canarySchema = z.object({
  app: z.string(),
  version: z.string(),
  /** From 1 to 99: the visitors in the buckets below this number. */
  percent: z.number().int().min(1).max(99),
  generation: generationId,
})

/** A generation for some of the visitors: the stable one with one app changed. */
export type Canary = Readonly<z.infer<typeof canarySchema>>

const keptSchema = z.object({ release: z.string(), why: words, pinsOf: generationId.exactOptional() })

export const deploymentSchema = z
  .object({
    format: z.literal([2, STORE_FORMAT]),
    /** Which store it was made for (store-identity.ts). */
    store: z.string(),
    number: z.number().int().positive(),
    /** The deployment it follows, with the hexadecimal hash of its text; absent from the first one. */
    after: z.object({ number: z.number().int().positive(), digest: z.string() }).readonly().exactOptional(),
    /** ISO 8601 */
    since: z.iso.datetime(),
    /** What made it, e.g. `promote mf-maze@1.1.0`. */
    what: words,
    /** As `currentBuilder` knows it. */
    by: words,
    /** Whether this is a rollback, which needs another permission than promoting. */
    isRollback: z.literal(true).exactOptional(),
    /** Why it was not checked, as typed by its author. */
    unchecked: words.exactOptional(),
    /** Releases that no longer composed, and whose documents stayed as they were. */
    kept: z.array(keptSchema.readonly()).readonly().exactOptional(),
    /** A canary that no longer composed on top of this, and so ended with it. */
    ended: z.object({ release: z.string(), why: words }).readonly().exactOptional(),
    generation: generationId,
    /** What all visitors get; canary visitors get it with that one release changed. */
    plan: planSchema,
    /** Hexadecimal hashes of release.json by `<app>@<version>`, for each release in the plan or canary. */
    releases: z.record(z.string(), z.string()).readonly(),
    /** By generation that visitors get, the hash of its list of hashes (document-hashes.ts). */
    documents: z.record(z.string(), z.string()).readonly(),
    /** Number of the deployment that a rollback goes back to. */
    previous: z.number().int().positive().exactOptional(),
    canary: canarySchema.readonly().exactOptional(),
    /** What `/embed/<name>/…` shows, by name: `mf-maze@v1` is `mf-maze@1.4.0` (embeds.ts). */
    embeds: z.record(z.string().regex(EMBED_NAME), z.string().regex(EMBED)).readonly(),
    /** By embed, the hash of its files. */
    embedded: z.record(z.string(), z.string()).readonly(),
  })
  .readonly()

/** The name of the signing key comes from the signature. */
export type Deployment = z.infer<typeof deploymentSchema> & { readonly key: string }

/** What a verb decides about the next deployment; the rest is derived. */
export type Change = Pick<
  Deployment,
  'what' | 'isRollback' | 'unchecked' | 'kept' | 'ended' | 'generation' | 'previous' | 'canary'
>
