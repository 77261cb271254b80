/** What a change does, app by app, so that it can be asked who may. */
import type { Deployment } from './deployment.ts'
import type { Plan } from './plan.ts'
import type { Deed } from './trust/requirements.ts'

type Changed = Pick<Deployment, 'plan' | 'canary' | 'ended' | 'unchecked' | 'isRollback' | 'documents'>

/**
 * @param before what is live before it
 * @param isKnown whether a generation was live before it, with the same documents
 * @returns what whoever makes the next one live has to be allowed
 */
export function deedsOf(
  before: Pick<Deployment, 'plan' | 'canary'> | undefined,
  next: Changed,
  isKnown: (generation: string, digest: string) => boolean,
): Deed[] {
  const { canary, ended, unchecked, isRollback, documents } = next
  const isNew = Object.entries(documents).some(([generation, digest]) => !isKnown(generation, digest))
  const deeds: Deed[] = [
    ...deedsBetween(before?.plan, next.plan, {
      isRollback: isRollback === true,
      isUnchecked: unchecked !== undefined,
    }),
    ...(isNew ? [{ right: 'compose' } as const] : []),
  ]
  const isSame = before?.canary?.app === canary?.app && before?.canary?.version === canary?.version
  const app = canary?.app ?? before?.canary?.app
  // The one that ends because its app goes live for all is told by the plan; one that does not compose ends by itself.
  const isTold = ended !== undefined || deeds.some(deed => deed.app === app)
  if (app === undefined || isTold || (isSame && before?.canary?.percent === canary?.percent)) return deeds
  return [...deeds, { right: isRollback ? 'rollback' : 'promote', app }]
}

/** The same for a plan that is not composed yet. */
export function deedsBetween(
  live: Plan | undefined,
  next: Plan,
  { isRollback = false, isUnchecked = false },
): Deed[] {
  const right = isRollback ? 'rollback' : 'promote'
  const apps = Object.keys({ ...live?.pins, ...next.pins }).filter(app => live?.pins[app] !== next.pins[app])
  return [
    ...apps.map(app => ({ right, app }) as const),
    ...(concernsSite(live, next) ? [{ right: 'site' } as const] : []),
    ...(isUnchecked ? [{ right: 'unchecked' } as const] : []),
  ]
}

/** Whether addresses change that stand in every document, or what visits report. */
export function concernsSite(live: Plan | undefined, next: Plan): boolean {
  const origins = { ...live?.origins, ...next.origins }
  const isMoved = Object.keys(origins).some(app => (live?.origins[app] ?? '') !== (next.origins[app] ?? ''))
  const hasOther = (live?.gatewayUrl ?? '') !== (next.gatewayUrl ?? '') || live?.reports !== next.reports
  return isMoved || hasOther
}
