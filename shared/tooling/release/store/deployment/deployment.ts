/** The signed record of what a site serves. Formats before 2 are invalid: none was ever public. */
import { z } from 'zod'
import { appNameSchema, planSchema, versionSchema } from '../plan.ts'

/** Limit for a deployment's text, and for its signature; bytes. */
export const MAX_DEPLOYMENT_BYTES = 2_000_000

/**
 * Version of the store's layout and of its signed texts. Format 2 can still be read: object stores of that
 * format have archives instead of lists of files (objects/listed-folder.ts).
 */
export const STORE_FORMAT = 3

/** The hexadecimal id of a generation: 12 digits in older generations, 32 in newer ones. */
const generationId = z.string().regex(/^[0-9a-zA-Z][\w-]{0,63}$/)
/** Matches the names of embed links: `live`, or an app with a major version. */
const EMBED_NAME = /^(?:live|[a-z][a-z0-9-]{0,99}@v\d{1,9})$/
const EMBED = /^[a-z][a-z0-9-]{0,99}@[0-9A-Za-z][\w.+-]{0,99}$/

/** @returns the app of an embed such as `mf-maze@1.4.0` or a link such as `mf-maze@v1`, if it names one */
export const parseEmbedApp = (embed: string | undefined): string | undefined =>
  /^(.+)@/.exec(embed ?? '')?.[1]

/** Name of the embed link that leads to the release whose page `/embed/` shows. */
export const LIVE_EMBED_LINK = 'live'

/** How much of a text is shown; signs. */
const SHOWN = 2000

/** Makes one line of a text that others wrote, so that it looks like no other entry of a list. */
export function toSingleLine(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}

const words = z.string().max(20_000).transform(toSingleLine)

const canarySchema = z.object({
  app: appNameSchema,
  version: versionSchema,
  /** The percentage of visitors that get the canary: the visitors in buckets whose number is lower. */
  percent: z.number().int().min(1).max(99),
  generation: generationId,
})

/** A generation for some visitors: the stable generation with one app changed. */
export type Canary = Readonly<z.infer<typeof canarySchema>>

const releaseWithReason = z.object({ release: words, why: words }).readonly()

export const deploymentSchema = z
  .object({
    format: z.literal([2, STORE_FORMAT]),
    /** Identity of the store that the deployment was made for (`getStoreIdentity`). */
    store: z.string(),
    number: z.number().int().positive(),
    /** Number and hexadecimal hash of the previous deployment's text; absent from the first deployment. */
    after: z.object({ number: z.number().int().positive(), digest: z.string() }).readonly().exactOptional(),
    /** Time of the deployment in ISO 8601 format. */
    since: z.iso.datetime(),
    /** The command that made the deployment, e.g. `promote mf-maze@1.1.0`. */
    what: words,
    /** The pipeline or user that made the deployment (`getBuilderName`). */
    by: words,
    /** Present if this deployment is a rollback, which needs another right than a promote. */
    isRollback: z.literal(true).exactOptional(),
    /** The reason that the author of the deployment gave for releasing without a check. */
    unchecked: words.exactOptional(),
    /** Releases that no longer composed, so that their pages were kept from an earlier generation. */
    kept: z.array(releaseWithReason).readonly().exactOptional(),
    /** The canary that ended with this deployment, since it no longer composed on top of the new plan. */
    ended: releaseWithReason.exactOptional(),
    generation: generationId,
    /** The plan for all visitors; canary visitors get the same plan with one release changed. */
    plan: planSchema,
    /** Hexadecimal hash of the release.json of each release in the plan or canary, by `<app>@<version>`. */
    releases: z.record(z.string(), z.string()).readonly(),
    /** Hash of the list of file hashes of each generation that visitors get, by id (document-hashes.ts). */
    documents: z.record(z.string(), z.string()).readonly(),
    /** Number of the deployment that a rollback from this deployment makes live again. */
    previous: z.number().int().positive().exactOptional(),
    canary: canarySchema.readonly().exactOptional(),
    /** Targets of the embed links, by name: `mf-maze@v1` may serve `mf-maze@1.4.0` (embeds.ts). */
    embeds: z.record(z.string().regex(EMBED_NAME), z.string().regex(EMBED)).readonly(),
    /** Hash of the files of each linked embed, by name such as `mf-maze@1.4.0`. */
    embedded: z.record(z.string(), z.string()).readonly(),
  })
  .readonly()

/** A deployment, with the name of the key that signed it, which is in the signature and not in the text. */
export type Deployment = z.infer<typeof deploymentSchema> & { readonly key: string }

/** The fields of the next deployment that a verb decides; `deploy` computes the other fields. */
export type DeploymentChange = Pick<
  Deployment,
  'what' | 'isRollback' | 'unchecked' | 'kept' | 'ended' | 'generation' | 'previous' | 'canary'
>

/**
 * Finds the latest earlier deployment that gives visitors something else, for a rollback. An ended canary
 * does not come back, and another percentage of the same canary is nothing else.
 * @param deployments the deployments that can go live again
 */
export function findRollbackTarget(
  newest: Deployment,
  deployments: readonly Deployment[],
): Deployment | undefined {
  return listRollbackTargets(newest, deployments).find(earlier => {
    const { generation, canary } = createRedeploymentChange(earlier, newest)
    return generation !== newest.generation || canary?.generation !== newest.canary?.generation
  })
}

/** Lists the deployments that repeated rollbacks would restore one after the other. */
export function listRollbackTargets(
  newest: Deployment,
  deployments: readonly Deployment[],
): readonly Deployment[] {
  const byNumber = new Map(deployments.map(each => [each.number, each]))
  const before = ({ number, previous = number }: Deployment) =>
    // Accept only lower numbers: a signed deployment could name itself, which would never end.
    previous < number ? byNumber.get(previous) : undefined
  const targets: Deployment[] = []
  for (let each = before(newest); each; each = before(each)) targets.push(each)
  return targets
}

/** Returns the change that repeats an earlier deployment, and its canary if that still runs. */
export function createRedeploymentChange(
  earlier: Deployment,
  newest: Deployment,
): Omit<DeploymentChange, 'what'> {
  const { generation, previous, canary } = earlier
  const running = newest.canary
  const isRunning = running?.app === canary?.app && running?.version === canary?.version
  return {
    generation,
    ...(previous !== undefined && { previous }),
    ...(canary && running && isRunning && { canary: { ...canary, percent: running.percent } }),
  }
}
