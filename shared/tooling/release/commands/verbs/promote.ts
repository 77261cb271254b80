import { createSandbox } from '../../compose/sandbox/sandboxes.ts'
import { promote as promoteReleases } from '../../pipeline/promote.ts'
import { parseSignedReleases } from '../../pipeline/parse-releases.ts'
import { formatReleaseCosts } from '../../pipeline/format-release-costs.ts'
import { formatCrossTeamChanges } from '../format-other-changes.ts'
import type { Deployment } from '../../store/deployment/deployment.ts'
import { parseGatewayUrl } from '../options/site-options.ts'
import { parseWholeNumber, type VerbOptions, type VerbHandler } from '../options/verb-request.ts'
import { parseUncheckedReason } from '../options/unchecked.ts'

export const promote: VerbHandler = async ({ store, names, options }) => {
  const pins = await parseSignedReleases(store, names, 'npm run release -- promote mf-maze@1.1.0')
  const { gateway, reports } = options
  const asked = {
    gateway: gateway === undefined ? undefined : parseGatewayUrl(gateway),
    reports: reports === undefined ? undefined : parseWholeNumber('reports', reports, 0, 100),
  }
  const what = `promote ${[...names, ...optionsInWords({ ...options, gateway: asked.gateway })].join(' ')}`
  const unchecked = parseUncheckedReason(store, options.unchecked)
  const reason = { what, ...(unchecked !== undefined && { unchecked }) }
  // Calculate the costs before the promote, since they are the difference from the releases that are live
  // now.
  const cost = await formatReleaseCosts(store, pins)
  return formatPromotion(names, await promoteReleases(store, pins, reason, asked)) + cost
}

export { promote as run }

/** Describes the options for the whole site, for the log. */
const optionsInWords = ({ gateway, reports }: VerbOptions): string[] => [
  ...(gateway === undefined ? [] : [`--gateway ${gateway}`]),
  ...(reports === undefined ? [] : [`--reports ${reports}`]),
]

/** Formats the result of a promote. @param deployment absent if nothing has changed */
export function formatPromotion(names: readonly string[], deployment: Deployment | undefined): string {
  if (!deployment) return `${names.join(', ')}: live already. Nothing has changed.`
  const { generation, number, previous } = deployment
  const back = previous === undefined ? '' : '\nBack: npm run release -- rollback'
  return `Live: ${names.join(', ')} (generation ${generation}, deployment ${number}). Composed apart: ${createSandbox().words}.${back}${formatCrossTeamChanges(deployment)}`
}
