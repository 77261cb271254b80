import type { DeploymentChange, Deployment } from '../store/deployment.ts'
import { getErrorCode } from '../store/error-code.ts'
import type { Plan } from '../store/plan.ts'
import { listPermissionsForPlan } from '../store/required-permissions.ts'
import type { Store } from '../store/store.ts'
import { loadTrust } from '../store/trust/first-use.ts'
import { requirePermissions } from '../store/trust/owners.ts'
import { VerifiedPlan } from '../store/trust/view.ts'
import { checkSiteOptions } from './site-options/check-site-options.ts'

interface ToCome {
  readonly change: DeploymentChange
  /**
   * Id of the generation that was composed for the change; the check opens the documents of this generation.
   */
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
  compose: (verified: VerifiedPlan) => Promise<ToCome | undefined>,
): Promise<DeploymentChange | undefined> {
  // Check the permissions before the page check, which takes half a minute. `deploy` checks them again.
  const permissions = listPermissionsForPlan(newest?.plan, plan, { isUnchecked: unchecked !== undefined })
  requirePermissions(await loadTrust(store), permissions)
  const verified = await VerifiedPlan.of(store, plan)
  const check = async (generation: string | undefined) => {
    if (unchecked === undefined) await requireChecked(store, newest?.plan, verified, generation)
  }
  const toCome = await compose(verified).catch(async (error: unknown) => {
    // Run the check after a failed composition too: composing stops at the first page that fails, but the
    // check reports all pages that fail.
    if (getErrorCode(error) === undefined) await check(undefined)
    throw error
  })
  if (!toCome) return undefined
  await check(toCome.generation)
  return { ...toCome.change, ...(unchecked !== undefined && { unchecked }) }
}

/**
 * Checks the apps that a plan changes, except those that have passed the same check before.
 * @param toCome id of the generation that was composed to go live; undefined if the plan does not compose
 * @throws Error that says what would break
 */
async function requireChecked(
  store: Store,
  live: Plan | undefined,
  verified: VerifiedPlan,
  toCome: string | undefined,
): Promise<void> {
  // Import the page check only when needed, since it loads a browser's driver and React.
  const { checkChangedApps } = await import('../check/check-plan.ts')
  await checkChangedApps(store, live, verified, toCome)
  await checkSiteOptions(store, live, verified)
}
