import {
  deploy,
  deploymentsNewestFirst,
  readDeployment,
  type Change,
  type Deployment,
} from '../../store/deployments.ts'
import { repeated, rollbackTarget } from '../../store/rollback-target.ts'
import { hasGeneration, type Store } from '../../store/store.ts'
import { appBack } from './app-back.ts'
import { live } from './releases.ts'
import type { Run } from './request.ts'

export const run: Run = async ({ store, names }) => {
  const [name, ...more] = names
  if (more.length > 0)
    throw new Error('One app or one generation at a time: npm run release -- rollback mf-maze')
  const deployment = await deploy(store, newest => changeBack(store, live(store, newest), name))
  if (!deployment) return 'All of this is live already. Nothing has changed.'
  const { generation, number, what, kept = [], ended } = deployment
  const stayed = kept.map(
    ({ release, why }) =>
      `\n${release} does not compose any more, so its pages stay as they are live. ${why}`,
  )
  const stopped = ended
    ? `\nThe canary ${ended.release} does not compose any more, so it has ended. ${ended.why}`
    : ''
  return `Live: generation ${generation}, deployment ${number}. ${what}.${stayed.join('')}${stopped}`
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
  return { what: `rollback to deployment ${target.number}`, isRollback: true, ...repeated(target, newest) }
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
