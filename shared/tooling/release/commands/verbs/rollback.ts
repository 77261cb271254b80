import {
  deploy,
  deploymentNumbers,
  readDeployment,
  type Change,
  type Deployment,
} from '../../store/deployments.ts'
import { planBack } from '../../store/plan.ts'
import { repeated, rollbackTarget } from '../../store/rollback-target.ts'
import { hasGeneration, hasRelease, readPlan, type Store } from '../../store/store.ts'
import { live } from './releases.ts'
import type { Run } from './request.ts'

export const run: Run = async ({ store, names }) => {
  const [name, ...more] = names
  if (more.length > 0)
    throw new Error('One app or one generation at a time: npm run release -- rollback mf-maze')
  const deployment = await deploy(store, newest => changeBack(store, live(store, newest), name))
  if (!deployment) return 'All of this is live already. Nothing has changed.'
  const { generation, number, what, kept = [] } = deployment
  const stayed = kept.map(
    ({ release, why }) =>
      `\n${release} does not compose any more, so its pages stay as they are live. ${why}`,
  )
  return `Live: generation ${generation}, deployment ${number}. ${what}.${stayed.join('')}`
}

function changeBack(store: Store, newest: Deployment, name: string | undefined): Promise<Change | undefined> {
  if (name === undefined) return oneStepBack(store, newest)
  return /^[0-9a-f]{12}$/.test(name) ? backTo(store, newest, name) : appBack(store, newest, name)
}

async function oneStepBack(store: Store, newest: Deployment): Promise<Change> {
  const target = await rollbackTarget(newest, number => readDeployment(store, number))
  if (!target) {
    throw new Error(
      `There is nothing to go back to: generation ${newest.generation} is the oldest that is kept of the site "${store.pointer}".`,
    )
  }
  return { what: `rollback to deployment ${target.number}`, ...repeated(target, newest) }
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
    generation,
    ...(previous !== undefined && { previous }),
  }
}

async function appBack(store: Store, newest: Deployment, app: string): Promise<Change | undefined> {
  const plan = await readPlan(store, newest.generation)
  if (plan.pins[app] === undefined) {
    throw new Error(`No app "${app}" is live. One of: ${Object.keys(plan.pins).join(', ')}.`)
  }
  const back = planBack(plan, app, await versionBefore(store, app, plan.previous[app]))
  if (!back)
    throw new Error(
      `${app} ${plan.pins[app]} is the first version at this site: there is none to go back to.`,
    )
  // Composing is for this case only: loading what it needs takes longer than any other rollback.
  const { changeTo } = await import('../change-live.ts')
  const change = await changeTo(store, newest, back, { what: `rollback of ${app} to ${back.pins[app]}` })
  if (!change) return undefined
  const previous = await deploymentBefore(store, newest, app, plan.pins[app])
  return withPrevious(change, previous)
}

function withPrevious(change: Change, number: number | undefined): Change {
  const { previous, ...rest } = { ...change, previous: number }
  return previous === undefined ? rest : { ...rest, previous }
}

/** The last deployment on the way back that had another version of an app: what was taken back comes back by its name only. */
async function deploymentBefore(
  store: Store,
  newest: Deployment,
  app: string,
  version?: string,
): Promise<number | undefined> {
  for (let number = newest.previous; number !== undefined;) {
    const earlier = await readDeployment(store, number)
    if (!earlier || !hasGeneration(store, earlier.generation)) return undefined
    const { pins } = await readPlan(store, earlier.generation)
    const { canary } = earlier
    if (pins[app] !== version && !(canary?.app === app && canary.version === version)) return number
    number = earlier.previous
  }
  return undefined
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

async function deploymentsNewestFirst(store: Store): Promise<Deployment[]> {
  const numbers = (await deploymentNumbers(store)).reverse()
  const deployments = await Promise.all(numbers.map(number => readDeployment(store, number)))
  return deployments.filter(deployment => deployment !== undefined)
}
