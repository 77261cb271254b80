import type { Owners } from '../store/trust/owners.ts'

const ofApps = ['publish', 'promote', 'rollback'] as const
const ofStore = ['unchecked', 'uncommitted', 'site', 'compose'] as const

type OfApps = (typeof ofApps)[number]
type OfStore = (typeof ofStore)[number]

const RIGHTS = `Of an app: ${ofApps.join(', ')}. Of the whole store: ${ofStore.join(', ')}.`

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
  if (isOfStore(right)) {
    if (app !== undefined) throw new Error(`${right} is about the whole store, not about ${app}.`)
    const names = changed(may[right])
    // If no key is left in the list for `compose`, remove the list: then every key may compose.
    const isUnlimited = right === 'compose' && names.length === 0
    return { ...owners, may: { ...may, [right]: isUnlimited ? undefined : names } }
  }
  if (!isOfApps(right)) throw new Error(`There is no right "${right}". ${RIGHTS}`)
  if (app === undefined) throw new Error(`${right} of which app? For every app write '*'.`)
  const { [app]: names, ...others } = may[right]
  const left = changed(names)
  return { ...owners, may: { ...may, [right]: left.length > 0 ? { ...others, [app]: left } : others } }
}

const isOfApps = (right: string): right is OfApps => ofApps.some(each => each === right)

const isOfStore = (right: string): right is OfStore => ofStore.some(each => each === right)
