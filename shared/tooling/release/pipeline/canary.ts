import type { Deployment } from '../store/deployment/deployment.ts'
import { composeVerified } from '../compose/compose-after.ts'
import { deploy } from '../store/deployments.ts'
import { planWith } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import { collectKeptReleases, composeAndCheck } from './change-live.ts'
import { assertLiveDeployment } from './parse-releases.ts'

export interface CanaryRelease {
  readonly app: string
  readonly version: string
}

/**
 * Starts a canary, or changes the percentage of a running canary.
 * @param unchecked reason for releasing without a check
 * @returns the deployment; undefined if nothing changes, for instance since the canary already has this
 *   percentage
 * @throws Error that says why the canary cannot start; nothing has changed then
 */
export function startCanary(
  store: Store,
  { app, version }: CanaryRelease,
  percent: number,
  unchecked: string | undefined,
): Promise<Deployment | undefined> {
  return deploy(store, async newest => {
    const { generation, canary: running, number, plan: stable } = assertLiveDeployment(store, newest)
    const isSame = running?.app === app && running.version === version
    if (running && !isSame) {
      throw new Error(
        `A canary of ${running.app}@${running.version} is running for ${running.percent} % of the visitors, and there is one at a time. Stop it (npm run release -- canary --stop) or promote it first.`,
      )
    }
    if (running?.percent === percent) return undefined
    if (stable.pins[app] === version) throw new Error(`${app}@${version} is live for everybody already.`)
    const what = `canary ${app}@${version} for ${percent} %`
    if (isSame) return { what, generation, previous: number, canary: { ...running, percent } }
    const plan = planWith(stable, { [app]: version })
    return composeAndCheck(store, newest, plan, unchecked, async verified => {
      const composed = await composeVerified(store, generation, verified)
      const canary = { app, version, percent, generation: composed.generation }
      const change = { what, ...collectKeptReleases(composed.kept), generation, previous: number, canary }
      return { change, generation: canary.generation }
    })
  })
}

/**
 * Stops a canary, so that everybody gets the stable site again.
 * @throws Error if no canary is running
 */
export async function stopCanary(store: Store): Promise<void> {
  await deploy(store, newest => {
    const { generation, number, canary } = assertLiveDeployment(store, newest)
    if (!canary)
      throw new Error('No canary is running. Start one: npm run release -- canary mf-maze@1.1.0 --percent 10')
    const { app, version } = canary
    const what = `stop of the canary ${app}@${version}`
    return Promise.resolve({ what, isRollback: true, generation, previous: number })
  })
}
