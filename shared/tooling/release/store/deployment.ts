/** The signed record of what a site serves. Older formats are invalid: no such store was ever public. */
import { z } from 'zod'
import { planSchema } from './plan.ts'

/** Limit for a deployment's text, and for its signature; bytes. */
export const MAX_DEPLOYMENT_BYTES = 2_000_000

/**
 * Version of the store's layout and of its signed texts. Format 2 can be read too: in object stores it had
 * archives instead of lists (objects/archive.ts).
 */
export const STORE_FORMAT = 3

/** The hexadecimal id of a generation: 12 digits in older generations, 32 in newer ones. */
const generationId = z.string().regex(/^[0-9a-zA-Z][\w-]{0,63}$/)
/** Matches `live`, or an app with a major version. */
const EMBED_NAME = /^(?:live|[a-z][a-z0-9-]*@v\d+)$/
const EMBED = /^[a-z][a-z0-9-]*@[0-9A-Za-z][\w.+-]*$/

/** @param embed name such as `mf-maze@1.4.0`, or of a link such as `mf-maze@v1` */
export const parseEmbedApp = (embed: string | undefined): string | undefined =>
  /^(.+)@/.exec(embed ?? '')?.[1]

/** Name of the link to the release that `/embed/` shows. */
export const LIVE_EMBED_LINK = 'live'

const words = z.string().max(20_000)

const canarySchema = z.object({
  app: z.string(),
  version: z.string(),
  /** The visitors in the buckets below this number get the canary; from 1 to 99. */
  percent: z.number().int().min(1).max(99),
  generation: generationId,
})

/** A generation for some visitors: the stable generation with one app changed. */
export type Canary = Readonly<z.infer<typeof canarySchema>>

const keptSchema = z.object({ release: z.string(), why: words })

export const deploymentSchema = z
  .object({
    format: z.literal([2, STORE_FORMAT]),
    /** The store that the deployment was made for (`getStoreIdentity`). */
    store: z.string(),
    number: z.number().int().positive(),
    /** The previous deployment and the hexadecimal hash of its text; absent from the first deployment. */
    after: z.object({ number: z.number().int().positive(), digest: z.string() }).readonly().exactOptional(),
    /** Time of the deployment in ISO 8601 format. */
    since: z.iso.datetime(),
    /** The command that made the deployment, e.g. `promote mf-maze@1.1.0`. */
    what: words,
    /** The pipeline or user that made the deployment (`getCurrentBuilder`). */
    by: words,
    /** Whether this is a rollback, which needs another permission than a promote. */
    isRollback: z.literal(true).exactOptional(),
    /** The author's reason for releasing without a check. */
    unchecked: words.exactOptional(),
    /** Releases that no longer composed, so that their documents stayed unchanged. */
    kept: z.array(keptSchema.readonly()).readonly().exactOptional(),
    /** A canary that no longer composed on top of this deployment, and therefore ended. */
    ended: z.object({ release: z.string(), why: words }).readonly().exactOptional(),
    generation: generationId,
    /** The plan for all visitors; canary visitors get the same plan with one release changed. */
    plan: planSchema,
    /** Hexadecimal hashes of release.json by `<app>@<version>`, for each release in the plan or canary. */
    releases: z.record(z.string(), z.string()).readonly(),
    /** The hash of the list of file hashes of each generation that visitors get (document-hashes.ts). */
    documents: z.record(z.string(), z.string()).readonly(),
    /** Number of the deployment that a rollback goes back to. */
    previous: z.number().int().positive().exactOptional(),
    canary: canarySchema.readonly().exactOptional(),
    /** What `/embed/<name>/…` shows, by name: `mf-maze@v1` is for instance `mf-maze@1.4.0` (embeds.ts). */
    embeds: z.record(z.string().regex(EMBED_NAME), z.string().regex(EMBED)).readonly(),
    /** Hash of each embed's files, by embed. */
    embedded: z.record(z.string(), z.string()).readonly(),
  })
  .readonly()

/** A deployment, with the name of the key that signed it, which the signature contains. */
export type Deployment = z.infer<typeof deploymentSchema> & { readonly key: string }

/** What a verb decides about the next deployment; the other fields are computed from it. */
export type DeploymentChange = Pick<
  Deployment,
  'what' | 'isRollback' | 'unchecked' | 'kept' | 'ended' | 'generation' | 'previous' | 'canary'
>

/**
 * Returns the target of a rollback: the last deployment that showed visitors something else than the newest
 * one. Ended canaries never come back, and widening a canary is not a step.
 * @param deployments that can go live again
 * @returns undefined if there is nothing to go back to
 */
export function findRollbackTarget(
  newest: Deployment,
  deployments: readonly Deployment[],
): Deployment | undefined {
  return earlierThan(newest, deployments).find(earlier => {
    const { generation, canary } = createRepeatChange(earlier, newest)
    return generation !== newest.generation || canary?.generation !== newest.canary?.generation
  })
}

/** Lists the deployments that repeated rollbacks restore, in this order. */
export function earlierThan(
  { number: own, previous }: Deployment,
  deployments: readonly Deployment[],
): readonly Deployment[] {
  // Accept only lower numbers: a signed deployment could name itself, which would cause endless recursion.
  const earlier = deployments.find(({ number }) => number === previous && number < own)
  return earlier ? [earlier, ...earlierThan(earlier, deployments)] : []
}

/** Returns the change that applies an earlier deployment again, with its rollback target. */
export function createRepeatChange(earlier: Deployment, newest: Deployment): Omit<DeploymentChange, 'what'> {
  const { generation, previous, canary } = earlier
  const goesOn = canary && isSameRelease(canary, newest.canary)
  return {
    generation,
    ...(previous !== undefined && { previous }),
    ...(goesOn && { canary: { ...canary, percent: newest.canary?.percent ?? canary.percent } }),
  }
}

function isSameRelease(one: Deployment['canary'], other: Deployment['canary']): boolean {
  return one?.app === other?.app && one?.version === other?.version
}
