import { compose } from '../compose/compose.ts'
import type { Canary, Change, Deployment } from '../store/deployments.ts'
import { planWith, type Plan } from '../store/plan.ts'
import type { Store } from '../store/store.ts'

/**
 * Composes a plan for all visitors. A canary that runs goes on: it is composed anew on top, and ends when the plan has its
 * version anyway.
 * @param newest what is live now
 * @returns the change for `deploy`, or nothing if exactly this is live already
 * @throws Error if the plan does not compose; nothing has changed then
 */
export async function changeTo(
  store: Store,
  newest: Deployment | undefined,
  plan: Plan,
  what: string,
): Promise<Change | undefined> {
  const generation = await compose(store, plan, newest?.generation)
  const running = newest?.canary
  const goesOn = running !== undefined && plan.pins[running.app] !== running.version
  const canary = goesOn ? await canaryOn(store, plan, running, generation) : undefined
  if (newest?.generation === generation && canary?.generation === running?.generation) return undefined
  return { what, generation, ...(newest && { previous: newest.number }), ...(canary && { canary }) }
}

/**
 * The stable plan with the canary's app changed, composed.
 * @param generation of the stable plan
 */
export async function canaryOn(
  store: Store,
  stable: Plan,
  canary: Omit<Canary, 'generation'>,
  generation: string,
): Promise<Canary> {
  const { app, version, percent } = canary
  const plan = planWith(stable, { [app]: version })
  return { app, version, percent, generation: await compose(store, plan, generation) }
}
