import type { Deployment } from '../../store/deployment/deployment.ts'
import { readLog, formatDeployer } from '../../store/log.ts'
import { formatStoreLocation } from '../../store/files/write-whole.ts'
import type { VerbHandler } from '../options/verb-request.ts'

export const run: VerbHandler = async ({ store, names, options }) => {
  if (names.length > 0) throw new Error('It tells of all deployments of a site: npm run release -- log')
  const deployments = await readLog(store)
  if (options.json) return JSON.stringify(deployments, null, 2)
  if (deployments.length === 0)
    return `Nothing is live at the site "${store.pointer}" in ${formatStoreLocation(store)}.`
  return deployments
    .map(each => ('why' in each ? `${each.number}  does not count: ${each.why}` : described(each)))
    .join('\n')
}

function described(deployment: Deployment): string {
  const { number, since, what, unchecked, kept = [], ended, generation } = deployment
  return [
    `${number}  ${since}  ${what}`,
    `by ${formatDeployer(deployment)}, generation ${generation}`,
    ...(unchecked === undefined ? [] : [`unchecked: ${unchecked}`]),
    ...kept.map(({ release, why }) => `kept as it was live: ${release}. ${why}`),
    ...(ended ? [`the canary ended: ${ended.release}. ${ended.why}`] : []),
  ].join('\n     ')
}
