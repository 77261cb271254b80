import { z } from 'zod'
import { appRights, siteRights, type Owners } from '../store/trust/owners.ts'

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
