/** What a change does, app by app, so that it can be asked who may. */
import type { Change, Deployment } from './deployments.ts'
import type { Plan } from './plan.ts'
import { hasGeneration, readPlan, type Store } from './store.ts'
import type { Deed } from './trust/requirements.ts'

/**
 * @param newest what is live before it
 * @returns what whoever makes the change live has to be allowed
 */
export async function deedsOf(
  store: Store,
  newest: Deployment | undefined,
  change: Pick<Change, 'generation' | 'canary' | 'ended' | 'unchecked' | 'isRollback'>,
): Promise<Deed[]> {
  const { canary, ended, unchecked, isRollback } = change
  const deeds = deedsBetween(
    newest && (await planOf(store, newest.generation)),
    await planOf(store, change.generation),
    { isRollback: isRollback === true, isUnchecked: unchecked !== undefined },
  )
  const before = newest?.canary
  const isSame = before?.app === canary?.app && before?.version === canary?.version
  const app = canary?.app ?? before?.app
  // The one that ends because its app goes live for all is told by the plan; one that does not compose ends by itself.
  const isTold = ended !== undefined || deeds.some(deed => deed.app === app)
  if (app === undefined || isTold || (isSame && before?.percent === canary?.percent)) return deeds
  return [...deeds, { right: isRollback ? 'rollback' : 'promote', app }]
}

/** The same for a plan that is not composed yet. */
export function deedsBetween(
  live: Plan | undefined,
  next: Plan | undefined,
  { isRollback = false, isUnchecked = false },
): Deed[] {
  if (!next) return []
  const right = isRollback ? 'rollback' : 'promote'
  const apps = Object.keys({ ...live?.pins, ...next.pins }).filter(app => live?.pins[app] !== next.pins[app])
  return [
    ...apps.map(app => ({ right, app }) as const),
    // What came with a release goes back with it.
    ...(isRollback || !concernsSite(live, next) ? [] : [{ right: 'site' } as const]),
    ...(isUnchecked ? [{ right: 'unchecked' } as const] : []),
  ]
}

function concernsSite(live: Plan | undefined, next: Plan): boolean {
  const origins = { ...live?.origins, ...next.origins }
  const isMoved = Object.keys(origins).some(app => (live?.origins[app] ?? '') !== (next.origins[app] ?? ''))
  const hasOther = (live?.gatewayUrl ?? '') !== (next.gatewayUrl ?? '') || live?.reports !== next.reports
  return isMoved || hasOther
}

const planOf = async (store: Store, generation: string): Promise<Plan | undefined> =>
  hasGeneration(store, generation) ? readPlan(store, generation) : undefined
