import { permissionsBetween } from '../store/required-permissions.ts'
import type { Deployment } from '../store/deployment.ts'
import type { Plan } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import { trustIn } from '../store/trust/first-use.ts'
import { requireMay } from '../store/trust/requirements.ts'

/**
 * Checks a permission before a check of half a minute begins; `deploy` checks it again.
 * @param newest the live deployment
 * @throws Error if the current user may not make a plan live
 */
export async function authorizeGoLive(
  store: Store,
  newest: Deployment | undefined,
  plan: Plan,
  unchecked: string | undefined,
): Promise<void> {
  requireMay(
    await trustIn(store),
    permissionsBetween(newest?.plan, plan, { isUnchecked: unchecked !== undefined }),
  )
}
