import { deploy } from '../../store/deployments.ts'
import { planWith } from '../../store/plan.ts'
import type { Store } from '../../store/store.ts'
import { canaryOn, keptIn } from '../change-live.ts'
import { unlessChanged, type Decide } from '../unless-changed.ts'
import { othersInWords } from '../others-in-words.ts'
import { live, releasesNamed } from './releases.ts'
import { wholeNumber, type Options, type Run } from './request.ts'
import { requireMayGoLive } from './require-may-go-live.ts'
import { requireChecked } from './require-checked.ts'

const usage = 'npm run release -- canary mf-maze@1.1.0 --percent 10'

export const run: Run = async ({ store, names, options }) => {
  if (options.stop) {
    if (names.length > 0 || options.percent !== undefined || options.judge) {
      throw new Error('There is only one canary to stop: npm run release -- canary --stop')
    }
    return stop(store)
  }
  const release = await releaseNamed(store, names)
  if (options.judge) return judge(store, release, options)
  const onlyJudged = (['steps', 'prometheus', 'interval', 'patience'] as const).find(
    option => options[option] !== undefined,
  )
  if (onlyJudged) throw new Error(`--${onlyJudged} means nothing without --judge.`)
  return start(store, release, wholeNumber('percent', options.percent, 1, 99), options)
}

interface Named {
  readonly app: string
  readonly version: string
}

async function releaseNamed(store: Store, names: readonly string[]): Promise<Named> {
  const [release, ...more] = Object.entries(await releasesNamed(store, names, usage))
  if (!release || more.length > 0) throw new Error(`A canary is one release: ${usage}`)
  const [app, version] = release
  return { app, version }
}

async function judge(store: Store, { app, version }: Named, options: Options): Promise<string> {
  if (options.percent !== undefined)
    throw new Error('Of --percent and --judge one: steps say per cents, too.')
  const { judgedCanary } = await import('./judged-canary.ts')
  return judgedCanary(store, app, version, options, {
    widen: async (percent, seen) => {
      const guard = unlessChanged(seen)
      await start(store, { app, version }, percent, options, guard.decide)
      return !guard.hasChanged()
    },
    promote: async seen => {
      const { promote } = await import('./promote.ts')
      const { unchecked } = options
      const guard = unlessChanged(seen)
      const request = { store, names: [`${app}@${version}`], options: { unchecked } }
      const said = await promote(request, guard.decide)
      return guard.hasChanged() ? undefined : said
    },
    takeBack: async why => void (await stop(store, { app, version, why })),
  })
}

/** @param guarded around what decides, so that a judge does not overrule what somebody has done since its look */
async function start(
  store: Store,
  { app, version }: Named,
  percent: number,
  options: Options,
  guarded: (decide: Decide) => Decide = decide => decide,
): Promise<string> {
  const decide: Decide = async newest => {
    const { generation, canary: running, number, plan: stable } = live(store, newest)
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
    await requireMayGoLive(store, newest, plan, options)
    const unchecked = await requireChecked(store, newest, plan, options)
    const { canary, documents, kept } = await canaryOn(store, newest, stable, { app, version, percent })
    return { what, ...unchecked, ...keptIn(kept), generation, documents, previous: number, canary }
  }
  const deployment = await deploy(store, guarded(decide))
  return `${percent} % of the visitors get ${app}@${version}.
Widen: the same command with more per cent. For all: npm run release -- promote ${app}@${version}. Stop: npm run release -- canary --stop${othersInWords(deployment ?? {})}`
}

/** @param judged the one that is meant, if another one must not be stopped in its place, and why */
async function stop(store: Store, judged?: Named & { readonly why: string }): Promise<string> {
  await deploy(store, newest => {
    const { generation, number, canary } = live(store, newest)
    // Somebody was faster, and what is live now nobody has judged.
    if (judged && (judged.app !== canary?.app || judged.version !== canary.version)) {
      return Promise.resolve(undefined)
    }
    if (!canary) throw new Error(`No canary is running. Start one: ${usage}`)
    const { app, version } = canary
    const what = `stop of the canary ${app}@${version}${judged ? ` (${judged.why})` : ''}`
    return Promise.resolve({ what, isRollback: true, generation, previous: number })
  })
  return 'Everybody gets the stable site again.'
}
