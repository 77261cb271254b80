/** Composes and checks what should go live. Nothing of it is live yet. */
import { isDeepStrictEqual } from 'node:util'
import { composeVerified, type CompositionResult, type KeptRelease } from '../compose/compose-after.ts'
import { PageCompositionError } from '../compose/uncomposed-error.ts'
import { planOf, wantedByCanary, type Wanted } from '../record/files.ts'
import { fetchRelease } from '../releases/fetch.ts'
import { ReleasedPlan } from '../releases/released-plan.ts'
import { readDeployments, type Canary, type Deployment, type DeploymentChange } from '../store/deployments.ts'
import { getErrorCode } from '../store/files/error-code.ts'
import { markAsUsed } from '../store/files/write-whole.ts'
import type { Plan } from '../store/plan.ts'
import { generationFolder, hasGeneration, isKept, readPlan, type Store } from '../store/store.ts'
import { requireSandboxForOtherTeams } from './allowed-without-sandbox.ts'
import type { Site } from './site.ts'

/** The error for a change that cannot go live, by its own fault: the message says why, and what to do. */
export class RefusedError extends Error {}

/**
 * Looks at what is about to go live.
 * @param live what visitors get now, with those releases that were live before
 * @param generation the composed generation; the error if it could not be composed, to say all that is wrong
 * @param kept releases whose pages are kept as they are live already: nothing that comes now has broken them
 */
export type Check = (
  store: Store,
  live: Plan | undefined,
  released: ReleasedPlan,
  generation: string | Error,
  kept: readonly string[],
) => Promise<void>

interface PrepareOptions {
  readonly check: Check | undefined
  /** States that are skipped, the oldest first: what other sites load of their releases stays. */
  readonly formerly?: readonly Wanted[]
}

type Prepared = Pick<DeploymentChange, 'generation' | 'canary' | 'kept' | 'ended' | 'formerly'>

/** @throws RefusedError if a release is missing, does not compose, or does not pass the check */
export async function prepare(
  { store, releases }: Sources,
  base: Deployment | undefined,
  wanted: Wanted,
  { check, formerly = [] }: PrepareOptions,
): Promise<Prepared> {
  const deployments = await readDeployments(store)
  const make = async (state: Wanted): Promise<CompositionResult> => {
    const known = await findGeneration(store, deployments, state)
    if (known !== undefined) {
      await markAsUsed(generationFolder(store, known))
      const then = deployments.find(({ generation }) => generation === known)
      return { generation: known, kept: then?.kept ?? [] }
    }
    requireSandboxForOtherTeams(store, base?.record.files)
    await fetchAll({ store, releases }, base, state)
    const released = await ReleasedPlan.of(store, planOf(state))
    const live = base && withFormerReleases(base.plan, deployments, state)
    const keptBefore = (base?.kept ?? []).map(each => each.release)
    try {
      const composed = await composeVerified(store, base?.generation, released)
      await check?.(store, live, released, composed.generation, keptBefore)
      return composed
    } catch (error) {
      // Composing stops at the first page that fails, and a check tells them all.
      if (error instanceof PageCompositionError) await check?.(store, live, released, error, keptBefore)
      throw error
    }
  }
  const stable = await make(wanted).catch(refuse)
  const onTop = await prepareCanary(wanted, base, make)
  const kept = [...stable.kept, ...(onTop.kept ?? [])]
  const all = [...new Map(kept.map(each => [each.release, each])).values()]
  return {
    generation: stable.generation,
    ...(onTop.canary && { canary: onTop.canary }),
    ...(onTop.ended && { ended: onTop.ended }),
    ...(all.length > 0 && { kept: all }),
    formerly: await fetchFormer({ store, releases }, formerly),
  }
}

/** Errors of the computer or of a bucket, such as a full disk, are not the fault of a change. */
export function refuse(error: unknown): never {
  if (!(error instanceof Error) || getErrorCode(error) !== undefined) throw error
  throw new RefusedError(error.message, { cause: error })
}

interface PreparedCanary {
  readonly canary?: Canary
  readonly ended?: KeptRelease
  readonly kept?: readonly KeptRelease[]
}

/** A canary that ran and does not compose any more ends: it must not block other releases. */
async function prepareCanary(
  wanted: Wanted,
  base: Deployment | undefined,
  make: (state: Wanted) => Promise<CompositionResult>,
): Promise<PreparedCanary> {
  const state = wantedByCanary(wanted)
  if (!wanted.canary || !state) return {}
  const { app, version, percent, digest } = wanted.canary
  if (wanted.live[app]?.digest === digest) return {}
  const isRunning = base?.canary?.app === app && base.canary.version === version
  try {
    const { generation, kept } = await make(state)
    return { canary: { app, version, percent, generation }, kept }
  } catch (error) {
    if (!isRunning) return refuse(error)
    if (!(error instanceof Error) || getErrorCode(error) !== undefined) throw error
    if (error instanceof PageCompositionError && error.remote !== app) return refuse(error)
    return { ended: { release: `${app}@${version}`, why: error.message } }
  }
}

/** A generation of the same releases and options that is there goes live without composing and checking. */
export async function findGeneration(
  store: Store,
  deployments: readonly Deployment[],
  state: Wanted,
): Promise<string | undefined> {
  const plan = planOf(state)
  const isSame = (releases: Deployment['releases']) =>
    Object.entries(state.live).every(([app, { version, digest }]) => releases[`${app}@${version}`] === digest)
  for (const { generation, canary, releases, ...each } of deployments) {
    if (!isSame(releases)) continue
    if (isDeepStrictEqual(each.plan, plan) && isKept(store, generation)) return generation
    if (!canary || !hasGeneration(store, canary.generation)) continue
    if (isDeepStrictEqual(await readPlan(store, canary.generation), plan)) return canary.generation
  }
  return undefined
}

/** What was live before, for everybody or as a canary, has been checked then. */
function withFormerReleases(plan: Plan, deployments: readonly Deployment[], { live }: Wanted): Plan {
  const former = Object.entries(live).filter(([app, { version, digest }]) =>
    deployments.some(({ releases }) => releases[`${app}@${version}`] === digest),
  )
  const versions = former.map(([app, { version }]) => [app, version] as const)
  return { ...plan, pins: { ...plan.pins, ...Object.fromEntries(versions) } }
}

export type Sources = Pick<Site, 'store' | 'releases'>

export async function fetchAll(
  { store, releases }: Sources,
  base: Deployment | undefined,
  { live }: Wanted,
): Promise<void> {
  for (const [app, { version, digest, previous }] of Object.entries(live)) {
    const like = base?.plan.pins[app]
    await fetchRelease(store, releases, { app, version, digest, like })
    if (!previous) continue
    // A fallback that is gone harms its own app alone, and only if the pinned release breaks.
    await fetchRelease(store, releases, { app, ...previous, like }).catch((error: unknown) => {
      if (getErrorCode(error) !== undefined) throw error
    })
  }
}

/** Fetches what was live in between, the last of each major version, since other sites load it by that. */
async function fetchFormer(
  { store, releases }: Sources,
  states: readonly Wanted[],
): Promise<readonly (readonly [app: string, version: string])[]> {
  const last = new Map<string, { app: string; version: string; digest: string }>()
  for (const { live } of states)
    for (const [app, { version, digest }] of Object.entries(live))
      last.set(`${app}@${Number.parseInt(version)}`, { app, version, digest })
  const found: [string, string][] = []
  for (const release of last.values()) {
    const { files } = await fetchRelease(store, releases, release).catch(() => ({ files: {} }))
    const isEmbedded = Object.keys(files).some(name => name.startsWith('embed/'))
    if (isEmbedded) found.push([release.app, release.version])
  }
  return found
}
