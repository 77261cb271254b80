import { ownersFile, readOwners } from '../../store/trust/owners-file.ts'
import { whyNotCounting } from '../../store/trust/owners.ts'
import type { Run } from './request.ts'
import { table } from './table.ts'

export const run: Run = async ({ store, names, options }) => {
  if (names.length > 0) throw new Error(`It tells who may what. To change it, edit ${ownersFile(store)}.`)
  const owners = await readOwners(store)
  if (options.json) return JSON.stringify(owners ?? null, null, 2)
  if (!owners)
    return `The store ${store.folder} has no owners yet: the first key that publishes or promotes becomes the one.`
  const { publish, promote, rollback, ...ofSite } = owners.may
  const counting = (keys: readonly string[]) =>
    keys.filter(key => whyNotCounting(owners, key, new Date()) === undefined).join(', ') || 'nobody'
  const ofApps = Object.entries({ publish, promote, rollback }).flatMap(([right, apps]) =>
    Object.entries(apps).map(([app, keys]) => [right, app === '*' ? 'every app' : app, counting(keys)]),
  )
  const rest = Object.entries(ofSite).map(([right, keys]) => [right, '', counting(keys)])
  return `${ownersFile(store)}\n\n${table([['May', 'of', 'with the key'], ...ofApps, ...rest])}`
}
