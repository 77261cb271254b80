import path from 'node:path'
import { deploymentsFolder } from '../../store/places.ts'
import { checkDeploymentSignature } from '../../store/trust/chain.ts'
import { readVerifiedStoreState } from '../../store/trust/view.ts'
import { acceptDeployment } from '../../store/trust/signed-deployment.ts'
import { loadTrust } from '../../store/trust/first-use.ts'
import { requirePermissions } from '../../store/trust/owners.ts'
import { parseWholeNumber, type VerbHandler } from '../options/verb-request.ts'

/** Signs a deployment as valid. Use it after moving or restoring a store, or editing its owners by hand. */
export const run: VerbHandler = async ({ store, names }) => {
  const [typed, ...more] = names
  if (more.length > 0) throw new Error('One deployment: npm run release -- accept 12')
  const number = parseWholeNumber('deployment', typed, 1, 999_999_999)
  const trust = await loadTrust(store)
  requirePermissions(trust, [{ right: 'site' }])
  const found = await checkDeploymentSignature(store, number)
  if (typeof found === 'string') {
    throw new Error(
      `Deployment ${number} cannot count: ${found}. Nothing has changed. Those that do: npm run release -- log`,
    )
  }
  await acceptDeployment(store, found, trust.actor.key)
  const newest = (await readVerifiedStoreState(store)).head?.number
  return `Deployment ${number} counts as it is, and all before it (${path.join(deploymentsFolder(store), String(number))}). The newest one that counts is ${newest}. What is live: npm run release -- status`
}
