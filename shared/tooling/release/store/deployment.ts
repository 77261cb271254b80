/** The signed record of what a site serves. Older forms do not count: no store with them was ever public. */
import { z } from 'zod'
import { planSchema } from './plan.ts'

/** Bytes of a deployment's words, and of its signature. */
export const MAX_DEPLOYMENT_BYTES = 2_000_000

/** Of a store's layout and of what is signed in it; one of another number is not read. */
export const STORE_FORMAT = 2

/** Hexadecimal; 12 digits were those of composing before 32. */
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
    format: z.literal(STORE_FORMAT),
    /** Which store it was made for (store-identity.ts). */
    store: z.string(),
    number: z.number().int().positive(),
    /** The deployment it follows, with the hash of its words, hexadecimal; absent from the first one. */
    after: z.object({ number: z.number().int().positive(), digest: z.string() }).readonly().exactOptional(),
    /** ISO 8601 */
    since: z.iso.datetime(),
    /** What made it, e.g. `promote mf-maze@1.1.0`. */
    what: words,
    /** As `madeBy` knows it. */
    by: words,
    /** Whether it takes something back, which others may do than who make live. */
    isRollback: z.literal(true).exactOptional(),
    /** Why nobody checked it, in the words of who made it. */
    unchecked: words.exactOptional(),
    /** Releases that did not compose any more, and whose documents stayed as they were. */
    kept: z.array(keptSchema.readonly()).readonly().exactOptional(),
    /** A canary that did not compose any more on top of this, and so ended with it. */
    ended: z.object({ release: z.string(), why: words }).readonly().exactOptional(),
    generation: generationId,
    /** What all visitors get; those of a canary get it with that one release changed. */
    plan: planSchema,
    /** Hexadecimal hashes of release.json by `<app>@<version>`, for each release in the plan or canary. */
    releases: z.record(z.string(), z.string()).readonly(),
    /** For each generation that visitors get, the hash of what it says of its files (document-hashes.ts). */
    documents: z.record(z.string(), z.string()).readonly(),
    /** Number of the deployment that a rollback goes back to. */
    previous: z.number().int().positive().exactOptional(),
    canary: canarySchema.readonly().exactOptional(),
    /** What `/embed/<name>/…` shows, by name: `mf-maze@v1` is `mf-maze@1.4.0` (embeds.ts). */
    embeds: z.record(z.string().regex(EMBED_NAME), z.string().regex(EMBED)).readonly(),
    /** The hash of what each of them consists of, by its name. */
    embedded: z.record(z.string(), z.string()).readonly(),
  })
  .readonly()

/** With the name of the key that signed it, which its signature says. */
export type Deployment = z.infer<typeof deploymentSchema> & { readonly key: string }

/** What a verb decides of the next deployment; the rest follows. */
export type Change = Pick<
  Deployment,
  'what' | 'isRollback' | 'unchecked' | 'kept' | 'ended' | 'generation' | 'previous' | 'canary'
>
