/** One app goes back, and what others have released since stays. */
import { deploymentsNewestFirst, readDeployment, type Change, type Deployment } from '../store/deployments.ts'
import { planBack, withOptionsBack, type Plan } from '../store/plan.ts'
import { hasGeneration, hasRelease, readPlan, type Store } from '../store/store.ts'

export async function appBack(store: Store, newest: Deployment, app: string): Promise<Change | undefined> {
  const plan = await readPlan(store, newest.generation)
  if (plan.pins[app] === undefined) {
    throw new Error(`No app "${app}" is live. One of: ${Object.keys(plan.pins).join(', ')}.`)
  }
  const back = planBack(plan, app, await versionBefore(store, app, plan.previous[app]))
  if (!back)
    throw new Error(
      `${app} ${plan.pins[app]} is the first version at this site: there is none to go back to.`,
    )
  const { introduced, before } = await wayBack(store, newest, plan, app)
  const next = before ? withOptionsBack(back, introduced, before.plan) : back
  // Composing is for this case only: loading what it needs takes longer than any other rollback.
  const { changeTo } = await import('./change-live.ts')
  const change = await changeTo(store, newest, next, { what: `rollback of ${app} to ${next.pins[app]}` })
  if (!change) return undefined
  const { what, generation, canary, kept, ended } = change
  return {
    what,
    isRollback: true,
    generation,
    ...(canary && { canary }),
    ...(kept && { kept }),
    ...(ended && { ended }),
    // What was taken back comes back by its name only, never by one more step back.
    ...(before && { previous: before.number }),
  }
}

interface WayBack {
  /** Of the deployment that made the version live. */
  readonly introduced: Plan
  /** The last deployment before that one. */
  readonly before: { readonly number: number; readonly plan: Plan } | undefined
}

async function wayBack(store: Store, newest: Deployment, plan: Plan, app: string): Promise<WayBack> {
  const version = plan.pins[app]
  let introduced = plan
  for (let number = newest.previous; number !== undefined;) {
    const earlier = await readDeployment(store, number)
    if (!earlier || !hasGeneration(store, earlier.generation)) break
    const before = await readPlan(store, earlier.generation)
    const isCanary = earlier.canary?.app === app && earlier.canary.version === version
    if (before.pins[app] !== version && !isCanary) return { introduced, before: { number, plan: before } }
    if (before.pins[app] === version) introduced = before
    number = earlier.previous
  }
  return { introduced, before: undefined }
}

/** What was live before a version when it was live itself, if that is still in the store. */
async function versionBefore(store: Store, app: string, version?: string): Promise<string | undefined> {
  for (const { generation } of await deploymentsNewestFirst(store)) {
    if (!hasGeneration(store, generation)) continue
    const { pins, previous } = await readPlan(store, generation)
    const before = previous[app]
    if (pins[app] === version)
      return before !== undefined && hasRelease(store, app, before) ? before : undefined
  }
  return undefined
}
