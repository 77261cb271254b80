import type { Deployment } from '../store/deployment.ts'
import { deploy } from '../store/deployments.ts'
import { firstPlan, planWith, withReports, type Plan, type Versions } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import { composeDeploymentChange, type DeploymentChangeDescription } from './change-live.ts'
import { composeAndCheck } from './compose-and-check.ts'
import type { DeploymentChangeDecider } from './if-unchanged.ts'

/** Options of the whole site that a release can change. Options that are absent stay unchanged. */
export interface SiteOptionChanges {
  /** The address of the assistant's gateway. */
  readonly gateway?: string | undefined
  /** Origins from which browsers load an app's files, by app; only for apps with an origin of their own. */
  readonly origins?: Plan['origins'] | undefined
  /** The percentage of visits that send reports. */
  readonly reports?: number | undefined
}

/**
 * Makes releases live for all visitors: plans, authorizes, composes, checks and commits. Starts again if
 * another deployment comes first.
 * @param guarded function that wraps the decision, for callers that require a certain deployment to be the
 *   newest
 * @returns the deployment; undefined if all releases are live already
 * @throws Error that says why the releases cannot go live; nothing has changed then
 */
export function promote(
  store: Store,
  pins: Versions,
  { what, unchecked }: DeploymentChangeDescription,
  options: SiteOptionChanges = {},
  guarded: (decide: DeploymentChangeDecider) => DeploymentChangeDecider = decide => decide,
): Promise<Deployment | undefined> {
  const decide: DeploymentChangeDecider = async newest => {
    const plan = planFor(store, newest, pins, options)
    return composeAndCheck(store, newest, plan, unchecked, async verified => {
      const change = await composeDeploymentChange(store, newest, verified, { what })
      return change && { change, generation: change.generation }
    })
  }
  return deploy(store, guarded(decide))
}

function planFor(
  store: Store,
  newest: Deployment | undefined,
  pins: Versions,
  options: SiteOptionChanges,
): Plan {
  const plan = planWithAddresses(store, newest, pins, options)
  const { reports } = options
  return reports === undefined ? plan : withReports(plan, reports)
}

function planWithAddresses(
  store: Store,
  newest: Deployment | undefined,
  pins: Versions,
  { gateway, origins = {} }: SiteOptionChanges,
): Plan {
  if (newest) {
    const plan = planWith(newest.plan, pins)
    return {
      ...plan,
      origins: { ...plan.origins, ...origins },
      ...(gateway !== undefined && { gatewayUrl: gateway }),
    }
  }
  if (pins['shell'] === undefined) {
    throw new Error(
      `Nothing is live at the site "${store.pointer}" yet, so its first release names every app: npm run release -- promote shell@<version> <app>@<version> …`,
    )
  }
  return firstPlan(pins, gateway, origins)
}
