import { deploymentsNewestFirst } from '../store/deployments.ts'
import type { Plan, Versions } from '../store/plan.ts'
import { hasRelease, publishedVersions, type Store } from '../store/store.ts'
import {
  readVerifiedRelease,
  VerifiedPlan,
  readVerifiedStoreState,
  type VerifiedStoreState,
} from '../store/trust/view.ts'

/** Releases that would run together in a visitor's page: one row of the matrix. */
export interface ReleaseCombination {
  /** The plan of the whole site with the release under check. */
  readonly plan: VerifiedPlan
  /** Whether this combination would go live; otherwise a rollback could make it live. */
  readonly isNext: boolean
  /** The app whose release is under check. */
  readonly app: string
  /** Names of the remotes whose pages are checked. */
  readonly remotes: readonly string[]
  /** The same plan with the app's live release. Errors that this release has too are not reported. */
  readonly before?: VerifiedPlan
}

/** How many releases of the shell or of a remote the app under check has to be compatible with. */
const RELEASES_DEEP = 3

/**
 * Lists the combinations in which to check a release. A remote is checked with the plan's shell and two
 * earlier shells; a shell is checked with the plan's release and two other releases of every remote.
 * @param verified plan of the site with the release under check
 */
export async function listReleaseCombinations(
  store: Store,
  verified: VerifiedPlan,
  app: string,
): Promise<ReleaseCombination[]> {
  const { plan } = verified
  // Returns the plan with other versions of some apps, on one origin and without fallback releases.
  const withPins = (pins: Versions) => {
    const other = alone(plan)
    return VerifiedPlan.of(store, { ...other, pins: { ...other.pins, ...pins } }, verified)
  }
  const before = plan.previous[app]
  const next = {
    plan: await withPins({}),
    isNext: true,
    app,
    ...(before !== undefined &&
      hasRelease(store, app, before) && { before: await withPins({ [app]: before }) }),
  }
  const remotes = Object.keys(plan.pins).filter(name => name !== 'shell')
  if (app !== 'shell') {
    const shells = await compatibleVersions(store, 'shell', plan.pins['shell'])
    return Promise.all(
      shells.map(async (shell, index) =>
        index === 0
          ? { ...next, remotes: [app] }
          : { plan: await withPins({ shell }), isNext: false, app, remotes: [app] },
      ),
    )
  }
  const versions = await Promise.all(
    remotes.map(async name => [name, await compatibleVersions(store, name, plan.pins[name])] as const),
  )
  const rounds = Array.from({ length: RELEASES_DEEP }, (_, round) =>
    versions.flatMap(([name, list]) => (list[round] === undefined ? [] : [[name, list[round]] as const])),
  )
  return Promise.all(
    rounds
      .filter(round => round.length > 0)
      .map(async (round, index) => ({
        plan: await withPins(Object.fromEntries(round)),
        isNext: index === 0,
        app,
        remotes: round.map(([name]) => name),
      })),
  )
}

/** Returns a plan with all apps on one origin, and without fallback releases, which would hide errors. */
function alone(plan: Plan): Plan {
  return { ...plan, previous: {}, origins: {} }
}

/**
 * Returns the versions of an app to check: the pinned version, then earlier live versions, then other
 * published versions. Leaves out versions with another contract number, which a rollback of this app alone
 * cannot restore.
 */
async function compatibleVersions(store: Store, app: string, pinned: string | undefined): Promise<string[]> {
  if (pinned === undefined) return []
  const view = await readVerifiedStoreState(store)
  const { release } = await readVerifiedRelease(store, view, app, pinned)
  const versions = [pinned]
  for await (const version of versionsBefore(store, app, pinned)) {
    if (versions.includes(version) || !hasRelease(store, app, version)) continue
    if ((await contractIn(store, view, app, version)) === release.contract) versions.push(version)
    if (versions.length === RELEASES_DEEP) break
  }
  return versions
}

/**
 * @returns the contract number of the release; undefined for an invalid release, which no rollback can
 *   restore
 */
async function contractIn(
  store: Store,
  view: VerifiedStoreState,
  app: string,
  version: string,
): Promise<number | undefined> {
  return readVerifiedRelease(store, view, app, version).then(
    ({ release }) => release.contract,
    () => undefined,
  )
}

async function* versionsBefore(store: Store, app: string, pinned: string): AsyncGenerator<string> {
  for (const { plan } of await deploymentsNewestFirst(store)) {
    const version = plan.pins[app]
    if (version !== undefined) yield version
  }
  const published = publishedVersions(store, app)
  yield* published.slice(published.indexOf(pinned) + 1)
}
