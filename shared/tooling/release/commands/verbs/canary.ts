import { deploy } from '../../store/deployments.ts'
import { planWith } from '../../store/plan.ts'
import { readPlan, type Store } from '../../store/store.ts'
import { canaryOn, keptIn } from '../change-live.ts'
import { othersInWords } from '../others-in-words.ts'
import { live, releasesNamed } from './releases.ts'
import { wholeNumber, type Options, type Run } from './request.ts'
import { requireMayGoLive } from './require-may-go-live.ts'
import { requireChecked } from './require-checked.ts'

const usage = 'npm run release -- canary mf-maze@1.1.0 --percent 10'

export const run: Run = ({ store, names, options }) => {
  if (!options.stop) return start(store, names, options)
  if (names.length > 0 || options.percent !== undefined) {
    throw new Error('There is only one canary to stop: npm run release -- canary --stop')
  }
  return stop(store)
}

async function start(store: Store, names: readonly string[], options: Options): Promise<string> {
  const [release, ...more] = Object.entries(await releasesNamed(store, names, usage))
  if (!release || more.length > 0) throw new Error(`A canary is one release: ${usage}`)
  const [app, version] = release
  const percent = wholeNumber('percent', options.percent, 1, 99)
  const deployment = await deploy(store, async newest => {
    const { generation, canary: running, number } = live(store, newest)
    const isSame = running?.app === app && running.version === version
    if (running && !isSame) {
      throw new Error(
        `A canary of ${running.app}@${running.version} is running for ${running.percent} % of the visitors, and there is one at a time. Stop it (npm run release -- canary --stop) or promote it first.`,
      )
    }
    if (running?.percent === percent) return undefined
    const stable = await readPlan(store, generation)
    if (stable.pins[app] === version) throw new Error(`${app}@${version} is live for everybody already.`)
    const what = `canary ${app}@${version} for ${percent} %`
    if (isSame) return { what, generation, previous: number, canary: { ...running, percent } }
    const plan = planWith(stable, { [app]: version })
    await requireMayGoLive(store, newest, plan, options)
    const unchecked = await requireChecked(store, newest, plan, options)
    const { canary, kept } = await canaryOn(store, newest, stable, { app, version, percent })
    return { what, ...unchecked, ...keptIn(kept), generation, previous: number, canary }
  })
  return `${percent} % of the visitors get ${app}@${version}.
Widen: the same command with more per cent. For all: npm run release -- promote ${app}@${version}. Stop: npm run release -- canary --stop${othersInWords(deployment ?? {})}`
}

async function stop(store: Store): Promise<string> {
  await deploy(store, newest => {
    const { generation, number, canary } = live(store, newest)
    if (!canary) throw new Error(`No canary is running. Start one: ${usage}`)
    const what = `stop of the canary ${canary.app}@${canary.version}`
    return Promise.resolve({ what, isRollback: true, generation, previous: number })
  })
  return 'Everybody gets the stable site again.'
}
