import { readDeployments } from '../store/deployments.ts'
import type { Versions } from '../store/plan.ts'
import { hasRelease, type Store } from '../store/store.ts'
import { ReleasedPlan } from '../releases/released-plan.ts'
import { readRelease, releaseFolder } from '../store/store.ts'

/** Releases that would run together in a visitor's page: one row of the matrix. */
export interface ReleaseCombination {
  readonly plan: ReleasedPlan
  /** Whether this combination would go live; otherwise a rollback could make it live. */
  readonly isNext: boolean
  readonly app: string
  readonly remotes: readonly string[]
}

/** How many releases of the shell or of a remote the app under check has to be compatible with. */
const RELEASES_DEEP = 3

/**
 * Lists the combinations in which to check a release. A remote is checked with the plan's shell and two
 * earlier shells; a shell is checked with the plan's release and two other releases of every remote.
 * @param kept releases whose pages are kept as they are live: a new shell has not broken them
 */
export async function listReleaseCombinations(
  store: Store,
  verified: ReleasedPlan,
  app: string,
  kept: readonly string[] = [],
): Promise<ReleaseCombination[]> {
  const { plan } = verified
  // Fallback releases would hide errors.
  const withPins = (pins: Versions) =>
    ReleasedPlan.of(store, { ...plan, previous: {}, pins: { ...plan.pins, ...pins } }, verified)
  const partners = app === 'shell' ? Object.keys(plan.pins).filter(name => name !== 'shell') : ['shell']
  const versions = await Promise.all(
    partners.map(async name => [name, await listCompatibleVersions(store, name, plan.pins[name])] as const),
  )
  const rounds = Array.from({ length: RELEASES_DEEP }, (_, round) =>
    versions.flatMap(([name, list]) => (list[round] === undefined ? [] : [[name, list[round]] as const])),
  )
  const isKept = (name: string) => kept.includes(`${name}@${plan.pins[name]}`)
  return Promise.all(
    rounds
      .filter(round => round.length > 0)
      .map(async (round, index) => ({
        plan: await withPins(Object.fromEntries(round)),
        isNext: index === 0,
        app,
        remotes:
          app === 'shell' ? round.flatMap(([name]) => (index === 0 && isKept(name) ? [] : [name])) : [app],
      })),
  )
}

/**
 * Returns the versions of an app to check: the pinned version, then versions that were live earlier. Leaves
 * out versions with another contract number, which a rollback of this app alone cannot restore, and invalid
 * releases, which no rollback can restore.
 */
async function listCompatibleVersions(
  store: Store,
  app: string,
  pinned: string | undefined,
): Promise<string[]> {
  if (pinned === undefined) return []
  const release = await readRelease(releaseFolder(store, app, pinned))
  const live = (await readDeployments(store)).flatMap(({ plan }) => plan.pins[app] ?? [])
  const others = new Set(live)
  others.delete(pinned)
  const versions = [pinned]
  for (const version of others) {
    if (versions.length === RELEASES_DEEP) break
    if (!hasRelease(store, app, version)) continue
    const other = await readRelease(releaseFolder(store, app, version)).catch(() => undefined)
    if (other?.contract === release.contract) versions.push(version)
  }
  return versions
}
