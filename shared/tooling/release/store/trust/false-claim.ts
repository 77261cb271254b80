/**
 * Compares what a deployment claims with what was live before it, and with what publishers have signed.
 * Commands trust these claims without another signature: hashes, plans of generations, numbers.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Deployment } from '../deployment/deployment.ts'
import { hashedKinds, type DeploymentHistory } from '../deployment/deployment-history.ts'
import { isCanaryOf, namedIn } from '../plan.ts'
import type { Owners } from './owners.ts'
import { isPublisher, type Published } from './published-hashes.ts'

/**
 * @param history the valid deployments before it
 * @param published what publishers have signed about the releases that it shows
 * @returns the reason why a claim is false; undefined if all are true
 */
export function findFalseClaim(
  history: DeploymentHistory,
  next: Deployment,
  owners: Owners,
  published: Published,
): string | undefined {
  return (
    findOtherName(next) ??
    findOtherHash(history, next, owners, published) ??
    findOtherPlan(history, next) ??
    findOtherNumber(history, next)
  )
}

/** Each hash must belong to what the deployment shows, and nothing that it shows may lack one. */
function findOtherName(next: Deployment): string | undefined {
  const { plan, canary, generation, embeds } = next
  const shown = {
    releases: namedIn(plan, canary).map(([app, version]) => `${app}@${version}`),
    documents: [generation, ...(canary ? [canary.generation] : [])],
    embedded: Object.values(embeds),
  }
  for (const kind of hashedKinds) {
    const expected = new Set(shown[kind])
    const more = Object.keys(next[kind]).find(name => !expected.has(name))
    if (more !== undefined) return `it vouches for ${more}, which it does not show`
    const missing = shown[kind].find(name => !Object.hasOwn(next[kind], name))
    if (missing !== undefined) return `it does not say by hash what ${missing} is`
  }
  return undefined
}

/**
 * No hash of what was live ever changes. A new hash of a release counts if a key that may publish the app has
 * signed it: the release's signature, or the deployment's own.
 */
function findOtherHash(
  history: DeploymentHistory,
  next: Deployment,
  owners: Owners,
  published: Published,
): string | undefined {
  for (const kind of hashedKinds) {
    for (const [name, digest] of Object.entries(next[kind])) {
      const known = history.digestOf(kind, name)
      if (known !== undefined && known !== digest) return `it shows another ${name} than was live before`
      // Documents that are new need the right `compose` instead (required-permissions.ts).
      if (known !== undefined || kind === 'documents') continue
      if (published.get(name)?.[kind] !== digest && !isPublisher(owners, next, name))
        return `nobody who may publish ${name} has signed what it shows`
    }
  }
  const { embeds, plan } = next
  const moved = Object.entries(embeds).find(
    ([link, embed]) =>
      history.newest?.embeds[link] !== embed &&
      !Object.entries(plan.pins).some(([app, version]) => `${app}@${version}` === embed),
  )
  return moved && `it gives partners ${moved[1]}, which it does not make live`
}

/** A generation that was live has the plan that it had then. */
function findOtherPlan(
  history: DeploymentHistory,
  { generation, plan, canary }: Deployment,
): string | undefined {
  const known = history.planOf(generation)
  if (known && !isDeepStrictEqual(known, plan)) return `generation ${generation} was live with another plan`
  const ofCanary = canary && history.planOf(canary.generation)
  if (!ofCanary || isCanaryOf(plan, ofCanary, canary)) return undefined
  return `generation ${canary.generation} was live with another plan, so it is not its canary`
}

/** How many numbers a deployment may skip, since others have taken them; more would use the numbers up. */
const MAX_SKIPPED = 1000

/** `previous` decides what the next rollback makes live, so only a rollback may choose it. */
function findOtherNumber(
  history: DeploymentHistory,
  { number, previous, isRollback, generation, plan }: Deployment,
): string | undefined {
  const before = history.newest
  if (number > (before?.number ?? 0) + 1 + MAX_SKIPPED)
    return `its number is more than ${MAX_SKIPPED} ahead of the last one`
  if (previous === before?.number) return undefined
  if (isRollback) {
    if (history.hadPrevious(generation, previous)) return undefined
    const changesPlan = !isDeepStrictEqual(before?.plan, plan)
    if (changesPlan && (previous === undefined || history.hasNumber(previous))) return undefined
  }
  return `a rollback from it would lead to deployment ${previous ?? '(none)'}, and not to the one before it`
}
