import type { Deployment } from '../store/deployment.ts'
import { readPlan, type Store } from '../store/store.ts'

/** The beginning of the descriptions of a working tree's deployments. */
export const START_PREFIX = 'start at'

/**
 * Formats a message about promoted releases that `npm start` has replaced.
 * @param before the deployment that was live until now
 * @param now the deployment that `npm start` has made live
 * @returns undefined if no promoted release was replaced
 */
export async function formatReplacedReleases(
  store: Store,
  before: Deployment | undefined,
  now: string,
): Promise<string | undefined> {
  if (!before || before.what.startsWith(START_PREFIX) || before.generation === now) return undefined
  const [old, next] = await Promise.all([readPlan(store, before.generation), readPlan(store, now)])
  const gone = Object.entries(old.pins).filter(([app, version]) => next.pins[app] !== version)
  const names = gone.map(([app, version]) => `${app}@${version}`).join(', ')
  return `Until now live at this site: ${names || 'the same releases at other addresses'} (${before.what}).
This start shows the working tree in their place. Back to them, while it runs: npm run release -- rollback ${before.generation}`
}
