/**
 * Tests the site's addresses (gateway, origins of apps) before they go live. An app's own origin is tested
 * again at each release.
 */
import type { Plan } from '../../store/plan.ts'
import type { Store } from '../../store/store.ts'
import type { VerifiedPlan } from '../../store/trust/view.ts'
import { findBrowserProblems } from './browser-problems.ts'
import { appsWithNewOrigin } from './apps-with-new-origin.ts'
import { findOriginProblems } from './origin-problems.ts'

/**
 * @param live the plan that is live now
 * @throws Error that says which address does not respond correctly
 */
export async function checkSiteOptions(
  store: Store,
  live: Plan | undefined,
  verified: VerifiedPlan,
): Promise<void> {
  const { plan } = verified
  const moved = appsWithNewOrigin(live, plan)
  // A gateway at the site's own origin is not tested, since the check does not run the site's real server.
  const isElsewhere = plan.gatewayUrl?.startsWith('/') === false
  const gateway = isElsewhere && plan.gatewayUrl !== live?.gatewayUrl ? plan.gatewayUrl : undefined
  if (moved.length === 0 && gateway === undefined) return
  const problems = (await Promise.all(moved.map(app => findOriginProblems(verified, app)))).flat()
  if (problems.length === 0) problems.push(...(await findBrowserProblems(store, verified, moved, gateway)))
  if (problems.length === 0) return
  throw new Error(
    `${problems.join('\n')}
What is live has not changed. Mend the address, or serve there what it names, and run the same command again.`,
  )
}
