import { PageCompositionError } from '../compose/uncomposed-error.ts'
import { composeVerified, type KeptRelease } from '../compose/compose-after.ts'
import type { Canary, DeploymentChange, Deployment } from '../store/deployment/deployment.ts'
import { getErrorCode } from '../store/files/error-code.ts'
import { planWith, type Plan } from '../store/plan.ts'
import { listPermissionsForPlan } from '../store/deployment/required-permissions.ts'
import type { Store } from '../store/store.ts'
import { loadTrust } from '../store/trust/first-use.ts'
import { requirePermissions } from '../store/trust/owners.ts'
import { VerifiedPlan } from '../store/trust/view.ts'
import { checkGateway } from './check-gateway.ts'

/** What a change does, in words for the log, and the reason for skipping its check. */
export type DeploymentChangeDescription = Pick<DeploymentChange, 'what' | 'unchecked'>

/**
 * Composes a plan for all visitors, and composes a running canary again on top of it. The canary ends if the
 * plan contains its release, or if the canary no longer composes: it must not block other releases.
 * @param newest the live deployment
 * @returns the change for `deploy`; undefined if the same generations are live already
 * @throws Error if the plan does not compose; nothing has changed then
 */
export async function composeDeploymentChange(
  store: Store,
  newest: Deployment | undefined,
  verified: VerifiedPlan,
  reason: DeploymentChangeDescription,
): Promise<DeploymentChange | undefined> {
  const { generation, kept } = await composeVerified(store, newest?.generation, verified)
  const running = newest?.canary
  const goesOn = running && verified.plan.pins[running.app] !== running.version
  const onTop = goesOn ? await recomposeCanary(store, newest.generation, verified, running) : {}
  const { canary, ended } = onTop
  if (newest?.generation === generation && canary?.generation === running?.generation) return undefined
  return {
    ...reason,
    generation,
    ...(newest && { previous: newest.number }),
    ...(canary && { canary }),
    ...(ended && { ended }),
    ...collectKeptReleases([...kept, ...(onTop.kept ?? [])]),
  }
}

interface RecomposedCanary {
  readonly canary?: Canary
  readonly ended?: KeptRelease
  readonly kept?: readonly KeptRelease[]
}

/**
 * Composes the running canary on top of a new stable plan.
 * @param live id of the live generation
 * @param stable a plan that has already composed, so an error of the canary's plan is the canary's fault
 * @returns the composed canary; if the canary does not compose, its release and the error, since the canary
 *   ends
 */
async function recomposeCanary(
  store: Store,
  live: string,
  stable: VerifiedPlan,
  running: Canary,
): Promise<RecomposedCanary> {
  const { app, version } = running
  try {
    const plan = await VerifiedPlan.of(store, planWith(stable.plan, { [app]: version }), stable)
    const { generation, kept } = await composeVerified(store, live, plan)
    return { canary: { ...running, generation }, kept }
  } catch (error) {
    // Rethrow errors such as a full disk, which the canary did not cause.
    if (!(error instanceof Error) || getErrorCode(error) !== undefined) throw error
    // Rethrow errors of other apps' releases, since the canary is not at fault.
    if (error instanceof PageCompositionError && error.remote !== app) throw error
    return { ended: { release: `${app}@${version}`, why: error.message } }
  }
}

/** Lists each kept release once, in the form of a change. */
export function collectKeptReleases(kept: readonly KeptRelease[]): Pick<DeploymentChange, 'kept'> {
  const all = [...new Map(kept.map(each => [each.release, each])).values()]
  return all.length > 0 ? { kept: all } : {}
}

/** A change, and the generation that was composed for it, whose documents the check opens. */
interface ComposedChange {
  readonly change: DeploymentChange
  readonly generation: string
}

/**
 * Authorizes and verifies a plan, composes it, and checks exactly the documents that will go live.
 * @param newest the live deployment
 * @param unchecked the reason to skip the check; undefined to run the check
 * @param compose function that composes the plan; it returns undefined if the plan's result is live already
 * @returns the change for `deploy`; undefined if the plan's result is live already
 * @throws Error that says what is not allowed, or what would break
 */
export async function composeAndCheck(
  store: Store,
  newest: Deployment | undefined,
  plan: Plan,
  unchecked: string | undefined,
  compose: (verified: VerifiedPlan) => Promise<ComposedChange | undefined>,
): Promise<DeploymentChange | undefined> {
  // Check the permissions before the page check, which takes half a minute. `deploy` checks them again.
  const permissions = listPermissionsForPlan(newest?.plan, plan, { isUnchecked: unchecked !== undefined })
  requirePermissions(await loadTrust(store), permissions)
  const verified = await VerifiedPlan.of(store, plan)
  async function check(generation: string | undefined): Promise<void> {
    if (unchecked !== undefined) return
    // Import the page check only when needed, since it loads a browser's driver and React.
    const { checkChangedApps } = await import('../check/check-plan.ts')
    await checkChangedApps(store, newest?.plan, verified, generation)
    await checkGateway(store, newest?.plan, verified)
  }
  const composed = await compose(verified).catch(async (error: unknown) => {
    // Run the check after a failed composition too: composing stops at the first page that fails, but the
    // check reports all pages that fail.
    if (getErrorCode(error) === undefined) await check(undefined)
    throw error
  })
  if (!composed) return undefined
  await check(composed.generation)
  return { ...composed.change, ...(unchecked !== undefined && { unchecked }) }
}
