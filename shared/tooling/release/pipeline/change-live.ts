import { PageCompositionError } from '../compose/uncomposed-error.ts'
import { composeVerified, type KeptRelease } from '../compose/compose-after.ts'
import type { Canary, DeploymentChange, Deployment } from '../store/deployment.ts'
import { getErrorCode } from '../store/error-code.ts'
import { planWith } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import { VerifiedPlan } from '../store/trust/view.ts'

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
  const goesOn = running !== undefined && verified.plan.pins[running.app] !== running.version
  const onTop = goesOn ? await canaryIfItComposes(store, newest, verified, running) : undefined
  const { canary, ended } = onTop ?? {}
  if (newest?.generation === generation && canary?.generation === running?.generation) return undefined
  return {
    ...reason,
    generation,
    ...(newest && { previous: newest.number }),
    ...(canary && { canary }),
    ...(ended && { ended }),
    ...collectKeptReleases([...kept, ...(onTop?.kept ?? [])]),
  }
}

interface ComposedCanary {
  readonly canary: Canary
  readonly kept: readonly KeptRelease[]
}

interface OnTop extends Partial<ComposedCanary> {
  readonly ended?: KeptRelease
}

/**
 * Composes the running canary on top of a new stable plan.
 * @param stable a plan that has already composed, so an error of the canary's plan is the canary's fault
 * @returns the composed canary; if the canary does not compose, its release and the error, since the canary
 *   ends
 */
async function canaryIfItComposes(
  store: Store,
  newest: Deployment | undefined,
  stable: VerifiedPlan,
  running: Canary,
): Promise<OnTop> {
  try {
    return await composeCanary(store, newest, await createCanaryPlan(store, stable, running), running)
  } catch (error) {
    // Rethrow errors such as a full disk, which the canary did not cause.
    if (!(error instanceof Error) || getErrorCode(error) !== undefined) throw error
    // Rethrow errors of other apps' releases, since the canary is not at fault.
    if (error instanceof PageCompositionError && error.remote !== running.app) throw error
    return { ended: { release: `${running.app}@${running.version}`, why: error.message } }
  }
}

/** Makes a canary's plan: the stable plan with another version of one app. */
export const createCanaryPlan = (
  store: Store,
  stable: VerifiedPlan,
  { app, version }: Pick<Canary, 'app' | 'version'>,
): Promise<VerifiedPlan> => VerifiedPlan.of(store, planWith(stable.plan, { [app]: version }), stable)

/**
 * @param newest the live deployment
 * @param plan the canary's plan: the stable plan with the canary's release
 */
export async function composeCanary(
  store: Store,
  newest: Deployment | undefined,
  plan: VerifiedPlan,
  { app, version, percent }: Omit<Canary, 'generation'>,
): Promise<ComposedCanary> {
  const { generation, kept } = await composeVerified(store, newest?.generation, plan)
  return { canary: { app, version, percent, generation }, kept }
}

export function collectKeptReleases(kept: readonly KeptRelease[]): Pick<DeploymentChange, 'kept'> {
  const all = [...new Map(kept.map(each => [each.release, each])).values()]
  return all.length > 0 ? { kept: all } : {}
}
