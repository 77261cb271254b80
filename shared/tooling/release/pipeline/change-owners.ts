import path from 'node:path'
import { z } from 'zod'
import { listSites } from '../store/clean-up.ts'
import { acceptDeployment, listDeploymentAcceptanceNames } from '../store/trust/signed-deployment.ts'
import { deploymentsFolder } from '../store/places.ts'
import { ignoreClosed } from '../store/files/read-limited.ts'
import { readVerifiedStoreState } from '../store/trust/view.ts'
import { toStoreItemName, removeFolderAtomically } from '../store/files/write-whole.ts'
import { withOwnersLock, writeOwners } from '../store/trust/owners-file.ts'
import { requireNothingForgotten } from '../store/deployment/seen-deployments.ts'
import { loadTrust } from '../store/trust/first-use.ts'
import {
  appRights,
  ownersSchema,
  requirePermissions,
  siteRights,
  type Owners,
  type StoreTrust,
} from '../store/trust/owners.ts'
import type { Store } from '../store/store.ts'

/**
 * Changes which keys have which rights in a store.
 * @param change function that receives the owners and the name of the current key, and returns the new owners
 *   or throws
 * @returns the new owners
 * @throws Error if the current key lacks the right `site`, if no key would have this right afterwards, or if
 *   another change came first
 */
export function changeOwners(
  store: Store,
  change: (owners: Owners, own: string | undefined) => Owners,
): Promise<Owners> {
  return withOwnersLock(store, async () => {
    const trust = await loadTrust(store)
    requirePermissions(trust, [{ right: 'site' }])
    const owners = change(trust.owners, trust.actor.name)
    requireUsableOwners(owners)
    // Accept the live deployments first, so that they stay valid if the key that signed them loses
    // permissions.
    await acceptLiveDeployments(store, trust)
    await writeOwners(store, owners)
    return owners
  })
}

function requireUsableOwners(owners: Owners): void {
  const { error } = ownersSchema.safeParse(owners)
  if (error) throw new Error(`This would make no valid owners:\n${z.prettifyError(error)}`)
  const isInUse = (name: string) =>
    owners.keys[name]?.retired === undefined && owners.keys[name]?.revoked === undefined
  if (!owners.may.site.some(isInUse)) {
    throw new Error(
      `Then nobody could change the owners of this store any more. Give another key the right "site" first: npm run release -- owners allow <key> site`,
    )
  }
}

/**
 * Signs an acceptance of the live deployment of each site with the current key, which needs the right `site`.
 * The deployment then stays valid if the key that made it, or earlier deployments, are removed. Replaces
 * earlier acceptances.
 */
export async function acceptLiveDeployments(store: Store, { actor }: StoreTrust): Promise<void> {
  for (const site of await listSites(store)) {
    // A folder that others have closed must not keep anybody from revoking a key.
    const state = await readVerifiedStoreState(site).catch(ignoreClosed)
    if (!state)
      console.error(
        `This user cannot read ${deploymentsFolder(site)}: what is live there may need npm run release -- accept.`,
      )
    if (!state?.head || state.headDigest === undefined) continue
    const { head, headDigest: digest } = state
    await requireNothingForgotten(site, state)
    const before = await listDeploymentAcceptanceNames(site)
    await acceptDeployment(site, { number: head.number, digest }, actor.key)
    for (const name of before) {
      const folder = path.join(deploymentsFolder(site), name)
      await store.shared?.remove(toStoreItemName(store, folder))
      await removeFolderAtomically(folder)
    }
  }
}

/**
 * Gives rights to a key, or takes them away.
 * @param isAllowed whether the key gets the rights
 * @param rights names of the rights, as typed: `publish,promote,rollback`
 * @param app app that the rights apply to; `*` is every app; absent for rights to the whole store
 * @throws Error that says why the rights cannot be changed
 */
export function changeRights(
  owners: Owners,
  isAllowed: boolean,
  key: string,
  rights: string,
  app?: string,
): Owners {
  if (!owners.keys[key])
    throw new Error(`There is no key ${key}. One of: ${Object.keys(owners.keys).join(', ')}.`)
  return rights.split(',').reduce((changed, right) => withRight(changed, isAllowed, key, right, app), owners)
}

function withRight(owners: Owners, isAllowed: boolean, key: string, right: string, app?: string): Owners {
  const { may } = owners
  const changed = (names: readonly string[] = []) => {
    const others = names.filter(name => name !== key)
    if (isAllowed) return [...others, key]
    if (others.length < names.length) return others
    throw new Error(
      `${key} was not given ${right}${app === undefined ? '' : ` of ${app}`}. Who may what: npm run release -- owners`,
    )
  }
  const { data: siteRight } = z.enum(siteRights).safeParse(right)
  if (siteRight) {
    if (app !== undefined) throw new Error(`${right} is about the whole store, not about ${app}.`)
    const names = changed(may[siteRight])
    // If no key is left in the list for `compose`, remove the list: then every key may compose.
    const isUnlimited = siteRight === 'compose' && names.length === 0
    return { ...owners, may: { ...may, [siteRight]: isUnlimited ? undefined : names } }
  }
  const { data: appRight } = z.enum(appRights).safeParse(right)
  if (!appRight) {
    throw new Error(
      `There is no right "${right}". Of an app: ${appRights.join(', ')}. Of the whole store: ${siteRights.join(', ')}.`,
    )
  }
  if (app === undefined) throw new Error(`${right} of which app? For every app write '*'.`)
  const { [app]: names, ...others } = may[appRight]
  const left = changed(names)
  return { ...owners, may: { ...may, [appRight]: left.length > 0 ? { ...others, [app]: left } : others } }
}
