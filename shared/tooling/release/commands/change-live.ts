import { composeAfter, type KeptRelease } from '../compose/compose-after.ts'
import type { Canary, Change, Deployment } from '../store/deployments.ts'
import { planWith, type Plan } from '../store/plan.ts'
import type { Store } from '../store/store.ts'

/** What a change is called, and why nobody checked it. */
export type Reason = Pick<Change, 'what' | 'unchecked'>

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
  reason: Reason,
): Promise<Change | undefined> {
  const { generation, kept } = await composeAfter(store, newest?.generation, plan)
  const running = newest?.canary
  const goesOn = running !== undefined && plan.pins[running.app] !== running.version
  const onTop = goesOn ? await canaryOn(store, newest, plan, running) : undefined
  const canary = onTop?.canary
  if (newest?.generation === generation && canary?.generation === running?.generation) return undefined
  return {
    ...reason,
    generation,
    ...(newest && { previous: newest.number }),
    ...(canary && { canary }),
    ...keptIn([...kept, ...(onTop?.kept ?? [])]),
  }
}

/**
 * The stable plan with the canary's app changed, composed.
 * @param newest what is live now
 */
export async function canaryOn(
  store: Store,
  newest: Pick<Deployment, 'generation'> | undefined,
  stable: Plan,
  canary: Omit<Canary, 'generation'>,
): Promise<{ readonly canary: Canary; readonly kept: readonly KeptRelease[] }> {
  const { app, version, percent } = canary
  const plan = planWith(stable, { [app]: version })
  const { generation, kept } = await composeAfter(store, newest?.generation, plan)
  return { canary: { app, version, percent, generation }, kept }
}

/** Each release once, for a deployment; nothing where there is none. */
export function keptIn(kept: readonly KeptRelease[]): Pick<Change, 'kept'> {
  const all = [...new Map(kept.map(each => [each.release, each])).values()]
  return all.length > 0 ? { kept: all } : {}
}

/** For whoever released something else: which pages are not as the plan says, and whose that is. */
export function keptInWords(kept: readonly KeptRelease[] = []): string {
  return kept
    .map(
      ({ release, why }) => `
!!! ${release} does not compose any more !!!
Its pages stay as they are live. Its team should know: ${why}`,
    )
    .join('\n')
}
