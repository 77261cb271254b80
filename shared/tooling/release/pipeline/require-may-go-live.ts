import { deedsBetween } from '../store/deeds.ts'
import type { Deployment } from '../store/deployment.ts'
import type { Plan } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import { trustIn } from '../store/trust/first-use.ts'
import { requireMay } from '../store/trust/requirements.ts'

/**
 * What `deploy` asks too, before a check takes half a minute.
 * @param newest what is live now
 * @throws Error if the key at work may not make a plan live
 */
export async function requireMayGoLive(
  store: Store,
  newest: Deployment | undefined,
  plan: Plan,
  unchecked: string | undefined,
): Promise<void> {
  requireMay(await trustIn(store), deedsBetween(newest?.plan, plan, { isUnchecked: unchecked !== undefined }))
}
