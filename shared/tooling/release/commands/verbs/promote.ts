import { enclosure } from '../../compose/apart/enclosures.ts'
import { promote as promoteReleases } from '../../pipeline/promote.ts'
import { releasesNamed } from '../../pipeline/releases.ts'
import { costInWords } from '../../pipeline/cost-in-words.ts'
import { othersInWords } from '../others-in-words.ts'
import type { Deployment } from '../../store/deployment.ts'
import { gatewayFrom } from './gateway.ts'
import { originsFrom } from './origins.ts'
import { wholeNumber, type Options, type Run } from './request.ts'
import { uncheckedFrom } from './unchecked.ts'

export const promote: Run = async ({ store, names, options }) => {
  const pins = await releasesNamed(store, names, 'npm run release -- promote mf-maze@1.1.0')
  const { gateway, origins, reports } = options
  const asked = {
    gateway: gateway === undefined ? undefined : gatewayFrom(gateway),
    origins: originsFrom(origins),
    reports: reports === undefined ? undefined : wholeNumber('reports', reports, 0, 100),
  }
  const what = `promote ${[...names, ...optionsInWords({ ...options, gateway: asked.gateway })].join(' ')}`
  const unchecked = uncheckedFrom(store, options.unchecked)
  const reason = { what, ...(unchecked !== undefined && { unchecked }) }
  // Before its own release is live.
  const cost = await costInWords(store, pins)
  return promotedInWords(names, await promoteReleases(store, pins, reason, asked)) + cost
}

export { promote as run }

/** They concern the whole site, so they are in the log. */
const optionsInWords = ({ gateway, origins, reports }: Options): string[] => [
  ...(gateway === undefined ? [] : [`--gateway ${gateway}`]),
  ...(origins === undefined ? [] : [`--origins ${origins}`]),
  ...(reports === undefined ? [] : [`--reports ${reports}`]),
]

/** @param deployment nothing if all was live already */
export function promotedInWords(names: readonly string[], deployment: Deployment | undefined): string {
  if (!deployment) return `${names.join(', ')}: live already. Nothing has changed.`
  const { generation, number, previous } = deployment
  const back = previous === undefined ? '' : '\nBack: npm run release -- rollback'
  return `Live: ${names.join(', ')} (generation ${generation}, deployment ${number}). Composed apart: ${enclosure().words}.${back}${othersInWords(deployment)}`
}
