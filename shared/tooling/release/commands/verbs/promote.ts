import type { Deployment } from '../../store/deployment.ts'
import { deploy } from '../../store/deployments.ts'
import { firstPlan, planWith, withReports, type Plan, type Versions } from '../../store/plan.ts'
import type { Store } from '../../store/store.ts'
import { enclosure } from '../../compose/apart/enclosures.ts'
import { changeTo } from '../change-live.ts'
import { othersInWords } from '../others-in-words.ts'
import type { Decide } from '../unless-changed.ts'
import { gatewayFrom } from './gateway.ts'
import { originsFrom } from './origins.ts'
import { releasesNamed } from './releases.ts'
import { requireMayGoLive } from './require-may-go-live.ts'
import { wholeNumber, type Options, type Request, type Run } from './request.ts'
import { requireChecked } from './require-checked.ts'

export const run: Run = request => promote(request)

/**
 * @param guarded around what decides, for who promotes on account of a deployment that must still be the newest
 * @returns what to tell who asked for it
 */
export async function promote(
  { store, names, options }: Request,
  guarded: (decide: Decide) => Decide = decide => decide,
): Promise<string> {
  const pins = await releasesNamed(store, names, 'npm run release -- promote mf-maze@1.1.0')
  const asked = {
    ...options,
    gateway: options.gateway === undefined ? undefined : gatewayFrom(options.gateway),
  }
  const what = `promote ${[...names, ...optionsInWords(asked)].join(' ')}`
  const decide: Decide = async newest => {
    const plan = planFor(store, newest, pins, asked)
    await requireMayGoLive(store, newest, plan, options)
    const unchecked = await requireChecked(store, newest, plan, options)
    return changeTo(store, newest, plan, { what, ...unchecked })
  }
  const deployment = await deploy(store, guarded(decide))
  if (!deployment) return `${names.join(', ')}: live already. Nothing has changed.`
  const { generation, number, previous } = deployment
  const back = previous === undefined ? '' : '\nBack: npm run release -- rollback'
  return `Live: ${names.join(', ')} (generation ${generation}, deployment ${number}). Composed apart: ${enclosure().words}.${back}${othersInWords(deployment)}`
}

/** They concern the whole site, so whoever reads the log finds them. */
const optionsInWords = ({ gateway, origins, reports }: Options): string[] => [
  ...(gateway === undefined ? [] : [`--gateway ${gateway}`]),
  ...(origins === undefined ? [] : [`--origins ${origins}`]),
  ...(reports === undefined ? [] : [`--reports ${reports}`]),
]

function planFor(store: Store, newest: Deployment | undefined, pins: Versions, options: Options): Plan {
  const plan = planWithAddresses(store, newest, pins, options)
  const { reports } = options
  return reports === undefined ? plan : withReports(plan, wholeNumber('reports', reports, 0, 100))
}

function planWithAddresses(
  store: Store,
  newest: Deployment | undefined,
  pins: Versions,
  { gateway, origins }: Options,
): Plan {
  const moved = originsFrom(origins)
  if (newest) {
    const plan = planWith(newest.plan, pins)
    return {
      ...plan,
      origins: { ...plan.origins, ...moved },
      ...(gateway !== undefined && { gatewayUrl: gateway }),
    }
  }
  if (pins['shell'] === undefined) {
    throw new Error(
      `Nothing is live at the site "${store.pointer}" yet, so its first release names every app: npm run release -- promote shell@<version> <app>@<version> …`,
    )
  }
  return firstPlan(pins, gateway, moved)
}
