import { createSandbox } from '../../compose/sandbox/sandboxes.ts'
import type { Changed } from '../../deploy/change.ts'
import { checkChanges } from '../../deploy/check-changes.ts'
import { parseReleases } from '../../deploy/parse-releases.ts'
import { promote } from '../../deploy/promote.ts'
import { openSite } from '../../deploy/site.ts'
import { formatCrossTeamChanges } from '../format-other-changes.ts'
import { formatReleaseCosts } from '../format-release-costs.ts'
import { parseGatewayUrl } from '../options/site-options.ts'
import { parseUncheckedReason } from '../options/unchecked.ts'
import { parseWholeNumber, type VerbHandler, type VerbOptions } from '../options/verb-request.ts'

export const run: VerbHandler = async ({ store, names, options }) => {
  const site = await openSite(store)
  const releases = await parseReleases(site, names, 'npm run release -- promote mf-maze@1.1.0')
  const { gateway, reports } = options
  const asked = {
    gateway: gateway === undefined ? undefined : parseGatewayUrl(gateway),
    reports: reports === undefined ? undefined : parseWholeNumber('reports', reports, 0, 100),
  }
  const what = `promote ${[...names, ...optionsInWords({ ...options, gateway: asked.gateway })].join(' ')}`
  const unchecked = parseUncheckedReason(store, options.unchecked)
  // Costs are the difference from the releases that are live before the promote.
  const pins = Object.entries(releases).map(([app, { version }]) => [app, version] as const)
  const cost = await formatReleaseCosts(store, Object.fromEntries(pins))
  const changed = await promote(site, checkChanges, releases, {
    ...asked,
    what,
    unchecked,
    again: options.again,
  })
  return formatPromotion(names, changed) + cost
}

const optionsInWords = ({ gateway, reports }: VerbOptions): string[] => [
  ...(gateway === undefined ? [] : [`--gateway ${gateway}`]),
  ...(reports === undefined ? [] : [`--reports ${reports}`]),
]

function formatPromotion(names: readonly string[], changed: Changed | undefined): string {
  if (!changed) return `${names.join(', ')}: live already. Nothing has changed.`
  const { deployment, commit } = changed
  if (!deployment) return `Live: ${names.join(', ')}, as commit ${commit.slice(0, 12)} of the record.`
  const { generation, number } = deployment
  const back = number > 1 ? '\nBack: npm run release -- rollback' : ''
  return `Live: ${names.join(', ')} (generation ${generation}, deployment ${number}). Composed apart: ${createSandbox().words}.${back}${formatCrossTeamChanges(deployment)}`
}
