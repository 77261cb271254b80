import { ownersInWords, readOwners } from '../../store/trust/owners-file.ts'
import { findKeyInvalidReason, type Owners } from '../../store/trust/owners.ts'
import { formatStoreLocation } from '../../store/files/write-whole.ts'
import { changeOwners, changeRights } from '../../pipeline/change-owners.ts'
import type { VerbHandler } from '../options/verb-request.ts'
import { formatTable } from '../format-table.ts'

const USAGE = `Write owners, or owners allow <key> <right>,… [<app>], or owners forbid <key> <right>,… [<app>], e.g. npm run release -- owners allow team-labs publish,promote,rollback mf-labs`

export const run: VerbHandler = async ({ store, names, options }) => {
  const [what, key, rights, app, ...more] = names
  if (what !== undefined) {
    const isKnown = what === 'allow' || what === 'forbid'
    if (!isKnown || key === undefined || rights === undefined || more.length > 0) throw new Error(USAGE)
    return inWords(
      await changeOwners(store, owners => changeRights(owners, what === 'allow', key, rights, app)),
    )
  }
  const owners = await readOwners(store)
  if (options.json) return JSON.stringify(owners ?? null, null, 2)
  if (!owners)
    return `The store ${formatStoreLocation(store)} has no owners yet: the first key that publishes or promotes becomes the one.`
  return `${ownersInWords(store)}\n\n${inWords(owners)}`
}

/** Formats all permissions as a table, with the names of the valid keys that have each permission. */
function inWords(owners: Owners): string {
  const { publish, promote, rollback, ...ofSite } = owners.may
  const counting = (keys: readonly string[]) =>
    keys.filter(key => findKeyInvalidReason(owners, key, new Date()) === undefined).join(', ') || 'nobody'
  const ofApps = Object.entries({ publish, promote, rollback }).flatMap(([right, apps]) =>
    Object.entries(apps).map(([app, keys]) => [right, app === '*' ? 'every app' : app, counting(keys)]),
  )
  const rest = Object.entries(ofSite).map(([right, keys = []]) => [right, '', counting(keys)])
  return formatTable([['May', 'of', 'with the key'], ...ofApps, ...rest])
}
