import path from 'node:path'
import {
  computeFreedBytes,
  removeStoreItems,
  findRemovableStoreItems,
  type RemovableStoreItems,
} from '../../store/clean-up.ts'
import { withExclusiveLock } from '../../store/lock.ts'
import { loadTrust } from '../../store/trust/first-use.ts'
import { requirePermissions } from '../../store/trust/owners.ts'
import { acceptLiveDeployments } from '../../pipeline/change-owners.ts'
import { parseWholeNumber, type VerbHandler } from '../options/verb-request.ts'

export const run: VerbHandler = ({ store, names, options }) => {
  if (names.length > 0) throw new Error('How many generations to keep? npm run release -- gc --keep 5')
  const keep = parseWholeNumber('keep', options.keep, 1, Infinity)
  return withExclusiveLock(store, async () => {
    const trust = await loadTrust(store)
    // Require the right `site`: gc removes releases of all teams, and deployments for rollbacks.
    requirePermissions(trust, [{ right: 'site' }])
    const found = await findRemovableStoreItems(store, keep, Date.now())
    const { deployments } = found
    const bytes = await computeFreedBytes(Object.values(found).flat())
    if (!options['dry-run']) {
      // Sign the live deployments again: their validity may depend on a deployment that gc removes.
      if (deployments.length > 0) await acceptLiveDeployments(store, trust)
      await removeStoreItems(store, found)
    }
    return described(found, bytes, options['dry-run'] === true)
  })
}

function described(found: RemovableStoreItems, bytes: number, isTrial: boolean): string {
  const lines = [
    ['deployments', found.deployments.map(folder => path.basename(folder))],
    ['generations', found.generations.map(folder => path.basename(folder))],
    ['releases', found.releases.map(nameOf)],
    ['contents that no other release has', found.contents.map(folder => path.basename(folder))],
    ['records of checks', found.records.map(nameOf)],
    ['left by killed runs', found.leftovers.map(file => path.basename(file))],
  ] as const
  const listed = lines
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `  ${names.length} ${what}: ${names.join(', ')}`)
  const size = `${(bytes / 1e6).toFixed(1)} MB`
  if (listed.length === 0)
    return 'Nothing to remove: everything is needed, or was published since the oldest kept deployment.'
  return `${isTrial ? `Would free ${size}` : `Freed ${size}`}:\n${listed.join('\n')}`
}

/** Formats a release's folder as a name, e.g. `mf-maze@1.1.0`. */
const nameOf = (folder: string): string => `${path.basename(path.dirname(folder))}@${path.basename(folder)}`
