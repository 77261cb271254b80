/** Lists, adds and disables the keys of a store's owners. owners.ts shows the permissions of each key. */
import type { Store } from '../../store/store.ts'
import { loadTrust, formatKeyFingerprint } from '../../store/trust/first-use.ts'
import { readOwners } from '../../store/trust/owners-file.ts'
import type { Owners } from '../../store/trust/owners.ts'
import { makeSigningKey } from '../../store/trust/signing-key.ts'
import { formatStoreLocation } from '../../store/files/write-whole.ts'
import { changeOwners } from '../../pipeline/change-owners.ts'
import type { VerbHandler } from '../options/verb-request.ts'
import { formatTable } from '../format-table.ts'
import { parseAbsolutePath } from '../options/parse-options.ts'

export const run: VerbHandler = async ({ store, names, options }) => {
  const [what, name, ...more] = names
  if (what === undefined) return listed(store)
  if (what === 'make' && name !== undefined) return made(parseAbsolutePath('The file', name))
  if (name === undefined) throw new Error(USAGE)
  if (what === 'add') return added(store, name, more[0])
  if (what === 'retire') return changed(store, name, { retired: new Date().toISOString() })
  if (what === 'revoke') {
    const why = options.why?.trim()
    if (!why)
      throw new Error(
        `Why? The reason is shown to anyone who uses it: keys revoke ${name} --why "a laptop was stolen"`,
      )
    return changed(store, name, { revoked: why })
  }
  throw new Error(USAGE)
}

const USAGE = `Write keys, keys make <file>, keys add <name> <public key>, keys retire <name>, or keys revoke <name> --why "<why>".`

async function made(file: string): Promise<string> {
  const { publicKey } = await makeSigningKey(file)
  return `Your private key is in ${file}: keep it, show it to nobody, and name it to every command, RELEASE_KEY=${file}
Ask the keeper of the store to add its public half: npm run release -- keys add <a name> ${publicKey}`
}

async function listed(store: Store): Promise<string> {
  const owners = await readOwners(store)
  if (!owners)
    return `The store ${formatStoreLocation(store)} has no owners yet: the first key that publishes or promotes becomes the one.`
  const own = await loadTrust(store).then(
    ({ actor }) => actor.name,
    () => undefined,
  )
  const rows = Object.entries(owners.keys).map(([name, key]) => [
    name,
    formatKeyFingerprint(key.publicKey),
    stateOf(key),
    name === own ? 'yours' : '',
  ])
  return formatTable([['Key', 'Hash', 'State', ''], ...rows])
}

function stateOf({ revoked, retired }: Owners['keys'][string]): string {
  if (revoked !== undefined) return `revoked: ${revoked}`
  return retired === undefined ? 'in use' : `retired ${retired}`
}

async function added(store: Store, name: string, publicKey = ''): Promise<string> {
  await changeOwners(store, owners => {
    if (owners.keys[name])
      throw new Error(
        `There is a key ${name} already. Give the new one another name, and retire the old one.`,
      )
    return { ...owners, keys: { ...owners.keys, [name]: { publicKey } } }
  })
  return `${name} (${formatKeyFingerprint(publicKey)}) is a key of this store. It may nothing yet: npm run release -- owners allow ${name} publish,promote,rollback <app>`
}

async function changed(store: Store, name: string, change: Partial<Owners['keys'][string]>): Promise<string> {
  let isOwn = false
  const { keys } = await changeOwners(store, (owners, own) => {
    isOwn = name === own
    const key = owners.keys[name]
    if (!key) throw new Error(`There is no key ${name}. One of: ${Object.keys(owners.keys).join(', ')}.`)
    return { ...owners, keys: { ...owners.keys, [name]: { ...key, ...change } } }
  })
  return `${name}: ${stateOf({ publicKey: '', ...keys[name] })}.${isOwn ? ' It was yours.' : ''} What is live and signed with it: npm run release -- status`
}
