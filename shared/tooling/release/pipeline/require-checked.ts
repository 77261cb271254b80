import type { Change, Deployment } from '../store/deployment.ts'
import type { Plan } from '../store/plan.ts'
import type { Store } from '../store/store.ts'

/**
 * Nothing goes live that nobody has looked at: checks the apps that a plan changes, as far as they have not passed before.
 * @param newest what is live now
 * @param unchecked why nobody shall, where somebody says so
 * @returns that, for the record
 * @throws Error that says what would break
 */
export async function requireChecked(
  store: Store,
  newest: Deployment | undefined,
  plan: Plan,
  unchecked: string | undefined,
): Promise<Pick<Change, 'unchecked'>> {
  if (unchecked !== undefined) return { unchecked }
  // Loads a browser's driver and React: not for those who do not need it.
  const { checkChange } = await import('../check/check-plan.ts')
  const live = newest?.plan
  await checkChange(store, live, plan)
  const { checkSiteOptions } = await import('./site-options/check-site-options.ts')
  await checkSiteOptions(store, live, plan)
  return {}
}
