import {
  type DeploymentChange,
  type Deployment,
  listRollbackTargets,
  createRedeploymentChange,
  findRollbackTarget,
} from '../store/deployment/deployment.ts'
import { deploy, deploymentsNewestFirst } from '../store/deployments.ts'
import { planBack, withOptionsBack, type Plan } from '../store/plan.ts'
import { affectsWholeSite } from '../store/deployment/required-permissions.ts'
import { hasGeneration, hasRelease, type Store } from '../store/store.ts'
import { loadTrust } from '../store/trust/first-use.ts'
import { findDenialReason } from '../store/trust/owners.ts'
import { VerifiedPlan } from '../store/trust/view.ts'
import { assertLiveDeployment } from './parse-releases.ts'

/**
 * Makes an earlier deployment live again. Only the rollback of a single app composes pages.
 * @param name name of an app or id of a generation; undefined for one step back
 * @returns the deployment; undefined if the result is live already
 * @throws Error that says why the rollback is impossible; nothing has changed then
 */
export function rollBack(store: Store, name?: string): Promise<Deployment | undefined> {
  const oneBack = createOneStepRollback(store)
  return deploy(store, newest => {
    const current = assertLiveDeployment(store, newest)
    if (name === undefined) return oneBack(current)
    return /^[0-9a-f]{12,64}$/.test(name) ? backTo(store, current, name) : rollbackApp(store, current, name)
  })
}

/**
 * Makes a decision for `deploy` that goes one step back. If another deployment comes first, `deploy` calls
 * the decision again, which then throws an Error, since it would undo that deployment.
 * @returns the function that decides on the change
 */
export function createOneStepRollback(store: Store): (newest: Deployment) => Promise<DeploymentChange> {
  let meant: number | undefined
  return async newest => {
    if (meant !== undefined && meant !== newest.number) {
      throw new Error(
        `Somebody released meanwhile: ${newest.what} (deployment ${newest.number}). A step back would take that back, and not what you meant. Nothing has changed. One app alone: npm run release -- rollback <app>`,
      )
    }
    meant = newest.number
    const target = findRollbackTarget(newest, await keptDeployments(store))
    if (target)
      return {
        what: `rollback to deployment ${target.number}`,
        isRollback: true,
        ...createRedeploymentChange(target, newest),
      }
    throw new Error(
      `There is nothing to go back to: generation ${newest.generation} is the oldest that is kept of the site "${store.pointer}".`,
    )
  }
}

/** Returns the deployments that can go live again, the newest first. */
const keptDeployments = async (store: Store): Promise<readonly Deployment[]> =>
  (await deploymentsNewestFirst(store)).filter(({ generation }) => hasGeneration(store, generation))

async function backTo(store: Store, newest: Deployment, generation: string): Promise<DeploymentChange> {
  const deployments = await keptDeployments(store)
  const target = deployments.find(deployment => deployment.generation === generation)
  if (generation === newest.generation && !newest.canary)
    throw new Error(`Generation ${generation} is live already.`)
  if (!target) {
    const kept = new Set(deployments.map(deployment => deployment.generation))
    throw new Error(
      `Generation ${generation} has not been live at the site "${store.pointer}", or is not kept any more. Those that can go live again: ${[...kept].join(', ')}.`,
    )
  }
  const { previous } = target
  return {
    what: `rollback to generation ${generation}`,
    isRollback: true,
    generation,
    ...(previous !== undefined && { previous }),
  }
}

/** Rolls back one app to its earlier version. Later releases of other apps stay live. */
async function rollbackApp(
  store: Store,
  newest: Deployment,
  app: string,
): Promise<DeploymentChange | undefined> {
  const { plan } = newest
  const version = plan.pins[app]
  if (version === undefined) {
    throw new Error(`No app "${app}" is live. One of: ${Object.keys(plan.pins).join(', ')}.`)
  }
  const deployments = await deploymentsNewestFirst(store)
  const back = planBack(plan, app, versionBefore(store, deployments, app, plan.previous[app]))
  if (!back)
    throw new Error(`${app} ${version} is the first version at this site: there is none to go back to.`)
  const way = [newest, ...listRollbackTargets(newest, deployments)]
  const before = way.find(
    ({ plan: { pins }, canary }) =>
      pins[app] !== version && !(canary?.app === app && canary.version === version),
  )
  const since = way.slice(0, before && way.indexOf(before))
  const introduced = since.findLast(each => each.plan.pins[app] === version)
  const next =
    before && introduced ? await withOptionsOfSite(store, back, introduced.plan, before.plan) : back
  // Import the composer only here: other rollbacks compose nothing, and loading it would slow them down.
  const { composeDeploymentChange: composeChange } = await import('./change-live.ts')
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
    // Let the next rollback start from the deployment before the removed release, so that it does not restore
    // that release.
    ...(before && { previous: before.number }),
  }
}

/** Also rolls back the site options that changed with the release, if the current key may change them. */
async function withOptionsOfSite(store: Store, back: Plan, introduced: Plan, before: Plan): Promise<Plan> {
  const next = withOptionsBack(back, introduced, before)
  if (!affectsWholeSite(back, next)) return next
  const { owners, actor } = await loadTrust(store)
  const why = findDenialReason(owners, actor.name, { right: 'site' })
  if (why === undefined) return next
  console.error(
    `The gateway or reports that came with this release stay as they are. ${why} One step back takes them back: npm run release -- rollback`,
  )
  return back
}

/**
 * Finds the version of an app that was live before the given version.
 * @returns undefined if there was no such version, or if the store no longer has it
 */
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
