import type { Deployment } from '../store/deployment/deployment.ts'
import { deploy } from '../store/deployments.ts'
import { firstPlan, planWith, withReports, type Plan, type Versions } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import { composeAndCheck, composeDeploymentChange, type DeploymentChangeDescription } from './change-live.ts'

/** Options of the whole site that a release can change. Options that are absent stay unchanged. */
export interface SiteOptionChanges {
  /** The address of the assistant's gateway. */
  readonly gateway?: string | undefined
  /** The percentage of visits that send reports. */
  readonly reports?: number | undefined
}

/**
 * Makes releases live for all visitors: plans, authorizes, composes, checks and commits. Starts again if
 * another deployment comes first.
 * @returns the deployment; undefined if nothing changes, for instance since all releases are live already
 * @throws Error that says why the releases cannot go live; nothing has changed then
 */
export function promote(
  store: Store,
  pins: Versions,
  { what, unchecked }: DeploymentChangeDescription,
  options: SiteOptionChanges = {},
): Promise<Deployment | undefined> {
  return deploy(store, async newest => {
    const plan = planFor(store, newest, pins, options)
    return composeAndCheck(store, newest, plan, unchecked, async verified => {
      const change = await composeDeploymentChange(store, newest, verified, { what })
      return change && { change, generation: change.generation }
    })
  })
}

function planFor(
  store: Store,
  newest: Deployment | undefined,
  pins: Versions,
  { gateway, reports }: SiteOptionChanges,
): Plan {
  if (!newest && pins['shell'] === undefined) {
    throw new Error(
      `Nothing is live at the site "${store.pointer}" yet, so its first release names every app: npm run release -- promote shell@<version> <app>@<version> …`,
    )
  }
  const plan = newest ? planWith(newest.plan, pins) : firstPlan(pins)
  const changed = { ...plan, ...(gateway !== undefined && { gatewayUrl: gateway }) }
  return reports === undefined ? changed : withReports(changed, reports)
}
