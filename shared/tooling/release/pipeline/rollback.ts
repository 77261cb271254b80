import type { Change, Deployment } from '../store/deployment.ts'
import { deploy, deploymentsNewestFirst } from '../store/deployments.ts'
import { repeated, rollbackTarget } from '../store/rollback-target.ts'
import { hasGeneration, type Store } from '../store/store.ts'
import { rollbackApp } from './rollback-app.ts'
import { liveDeploymentIn } from './parse-releases.ts'

/**
 * Makes an earlier deployment live again. Composes only if a single app is rolled back.
 * @param name of an app or a generation; by default one step back
 * @returns the deployment; undefined if the same is live already
 * @throws Error that says why not; nothing has changed then
 */
export function rollBack(store: Store, name?: string): Promise<Deployment | undefined> {
  const oneBack = rollBackOneStep(store)
  return deploy(store, newest => {
    const current = liveDeploymentIn(store, newest)
    return name === undefined ? oneBack(current) : changeBack(store, current, name)
  })
}

/**
 * Decides to roll back one step. A second call, for a newer deployment, throws an Error, since it would undo
 * that deployment.
 * @returns decides on the change, for `deploy`
 */
export function rollBackOneStep(store: Store): (newest: Deployment) => Promise<Change> {
  let meant: number | undefined
  return async newest => {
    if (meant !== undefined && meant !== newest.number) {
      throw new Error(
        `Somebody released meanwhile: ${newest.what} (deployment ${newest.number}). A step back would take that back, and not what you meant. Nothing has changed. One app alone: npm run release -- rollback <app>`,
      )
    }
    meant = newest.number
    return oneStepBack(store, newest)
  }
}

function changeBack(store: Store, newest: Deployment, name: string): Promise<Change | undefined> {
  return /^[0-9a-f]{12,64}$/.test(name) ? backTo(store, newest, name) : rollbackApp(store, newest, name)
}

async function oneStepBack(store: Store, newest: Deployment): Promise<Change> {
  const target = await rollbackTarget(newest, number => kept(store, number))
  if (!target) {
    throw new Error(
      `There is nothing to go back to: generation ${newest.generation} is the oldest that is kept of the site "${store.pointer}".`,
    )
  }
  return { what: `rollback to deployment ${target.number}`, isRollback: true, ...repeated(target, newest) }
}

/** Returns a deployment if it can go live again; undefined if it is invalid or incomplete. */
async function kept(store: Store, number: number): Promise<Deployment | undefined> {
  const deployment = (await deploymentsNewestFirst(store)).find(each => each.number === number)
  return deployment && hasGeneration(store, deployment.generation) ? deployment : undefined
}

async function backTo(store: Store, newest: Deployment, generation: string): Promise<Change> {
  const deployments = await deploymentsNewestFirst(store)
  const target = deployments.find(deployment => deployment.generation === generation)
  if (generation === newest.generation && !newest.canary)
    throw new Error(`Generation ${generation} is live already.`)
  if (!target || !hasGeneration(store, generation)) {
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
