/** Rolls back one app, and keeps later releases of other teams. */
import type { Change, Deployment } from '../store/deployment.ts'
import { concernsSite } from '../store/required-permissions.ts'
import { deploymentsNewestFirst } from '../store/deployments.ts'
import { planBack, withOptionsBack, type Plan } from '../store/plan.ts'
import { hasRelease, type Store } from '../store/store.ts'
import { trustIn } from '../store/trust/first-use.ts'
import { whyMayNot } from '../store/trust/requirements.ts'
import { VerifiedPlan } from '../store/trust/view.ts'

export async function rollbackApp(
  store: Store,
  newest: Deployment,
  app: string,
): Promise<Change | undefined> {
  const { plan } = newest
  if (plan.pins[app] === undefined) {
    throw new Error(`No app "${app}" is live. One of: ${Object.keys(plan.pins).join(', ')}.`)
  }
  const earlier = await deploymentsNewestFirst(store)
  const back = planBack(plan, app, versionBefore(store, earlier, app, plan.previous[app]))
  if (!back)
    throw new Error(
      `${app} ${plan.pins[app]} is the first version at this site: there is none to go back to.`,
    )
  const { introduced, before } = wayBack(earlier, newest, app)
  const next = before ? await withOptionsOfSite(store, back, introduced, before.plan) : back
  // Import the composer only in this case, since loading it takes longer than any other rollback.
  const { composeChange } = await import('./change-live.ts')
  const what = `rollback of ${app} to ${next.pins[app]}`
  const change = await composeChange(store, newest, await VerifiedPlan.of(store, next), { what })
  if (!change) return undefined
  const { generation, canary, kept, ended } = change
  return {
    what,
    isRollback: true,
    generation,
    ...(canary && { canary }),
    ...(kept && { kept }),
    ...(ended && { ended }),
    // A release that was rolled back returns only by its name, never by another step back.
    ...(before && { previous: before.number }),
  }
}

/** Also rolls back site options that came with the release, if the current key may change them. */
async function withOptionsOfSite(store: Store, back: Plan, introduced: Plan, before: Plan): Promise<Plan> {
  const next = withOptionsBack(back, introduced, before)
  if (!concernsSite(back, next)) return next
  const { owners, actor } = await trustIn(store)
  const why = whyMayNot(owners, actor.name, { right: 'site' })
  if (why === undefined) return next
  console.error(
    `The gateway, origins or reports that came with this release stay as they are. ${why} One step back takes them back: npm run release -- rollback`,
  )
  return back
}

interface WayBack {
  /** The plan of the deployment that made the version live. */
  readonly introduced: Plan
  /** The last deployment before that one. */
  readonly before: { readonly number: number; readonly plan: Plan } | undefined
}

function wayBack(deployments: readonly Deployment[], newest: Deployment, app: string): WayBack {
  const version = newest.plan.pins[app]
  let introduced: Plan = newest.plan
  for (let number = newest.previous; number !== undefined;) {
    const earlier = deployments.find(each => each.number === number)
    if (!earlier) break
    const { plan, canary } = earlier
    const isCanary = canary?.app === app && canary.version === version
    if (plan.pins[app] !== version && !isCanary) return { introduced, before: { number, plan } }
    if (plan.pins[app] === version) introduced = plan
    number = earlier.previous
  }
  return { introduced, before: undefined }
}

/** Finds the version that was live before another one, if it is still in the store. */
function versionBefore(
  store: Store,
  deployments: readonly Deployment[],
  app: string,
  version?: string,
): string | undefined {
  const found = deployments.find(({ plan }) => plan.pins[app] === version)
  const before = found?.plan.previous[app]
  return before !== undefined && hasRelease(store, app, before) ? before : undefined
}
