import type { Change, Deployment } from '../store/deployment.ts'
import { codeOf } from '../store/error-code.ts'
import type { Store } from '../store/store.ts'
import type { VerifiedPlan } from '../store/trust/view.ts'

/**
 * Checks the apps that a plan changes before they go live, unless they have passed before.
 * @param newest the live deployment
 * @param toCome the generation that was composed to go live; absent if the plan does not compose
 * @param unchecked the reason to skip the check, if one is given
 * @returns the reason, for the record
 * @throws Error that says what would break
 */
async function requireChecked(
  store: Store,
  newest: Deployment | undefined,
  verified: VerifiedPlan,
  toCome: string | undefined,
  unchecked: string | undefined,
): Promise<Pick<Change, 'unchecked'>> {
  if (unchecked !== undefined) return { unchecked }
  // Import this only when needed, since it loads a browser's driver and React.
  const { checkChangedApps } = await import('../check/check-plan.ts')
  const live = newest?.plan
  await checkChangedApps(store, live, verified, toCome)
  const { checkSiteOptions } = await import('./site-options/check-site-options.ts')
  await checkSiteOptions(store, live, verified)
  return {}
}

interface ToCome {
  readonly change: Change
  /** The composed generation of the plan under check. */
  readonly generation: string
}

/**
 * Composes a change, and checks exactly the documents that will go live.
 * @param compose returns undefined if the change is live already
 * @returns the change for `deploy`
 */
export async function composeAndCheck(
  store: Store,
  newest: Deployment | undefined,
  verified: VerifiedPlan,
  unchecked: string | undefined,
  compose: () => Promise<ToCome | undefined>,
): Promise<Change | undefined> {
  const toCome = await compose().catch(async (error: unknown) => {
    // Run the check after a failure too: composing stops at the first page, but the check reports all pages.
    if (codeOf(error) === undefined) await requireChecked(store, newest, verified, undefined, unchecked)
    throw error
  })
  if (!toCome) return undefined
  const { change, generation } = toCome
  return { ...change, ...(await requireChecked(store, newest, verified, generation, unchecked)) }
}
