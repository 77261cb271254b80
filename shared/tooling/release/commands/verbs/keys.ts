/** The keys of a store's owners: who there is, a new one, one that is out of use. What a key may, owners.json says (owners.ts). */
import path from 'node:path'
import type { Store } from '../../store/store.ts'
import { trustIn, type Trust } from '../../store/trust/first-use.ts'
import { ownersFile, readOwners, writeOwners } from '../../store/trust/owners-file.ts'
import { ownersSchema, type Owners } from '../../store/trust/owners.ts'
import { requireMay, shortKey } from '../../store/trust/requirements.ts'
import { makeSigningKey } from '../../store/trust/signing-key.ts'
import type { Run } from './request.ts'
import { table } from './table.ts'

export const run: Run = async ({ store, names, options }) => {
  const [what, name, ...more] = names
  if (what === undefined) return listed(store)
  if (what === 'make' && name !== undefined) return made(path.resolve(name))
  if (name === undefined) throw new Error(USAGE)
  if (what === 'add') return added(store, name, more[0])
  if (what === 'retire') return changed(store, name, { retired: new Date().toISOString() })
  if (what === 'revoke') {
    const why = options.why?.trim()
    if (!why)
      throw new Error(
        `Why? The reason is told to whoever meets it: keys revoke ${name} --why "a laptop was stolen"`,
      )
    return changed(store, name, { revoked: why })
  }
  throw new Error(USAGE)
}

const USAGE = `Write keys, keys make <file>, keys add <name> <public key>, keys retire <name>, or keys revoke <name> --why "<why>".`

async function made(file: string): Promise<string> {
  const { publicKey } = await makeSigningKey(file)
  return `Your private key is in ${file}: keep it, show it to nobody, and name it to every command, RELEASE_KEY=${file}
Have whoever keeps the store's owners add its public half: npm run release -- keys add <a name> ${publicKey}`
}

async function listed(store: Store): Promise<string> {
  const owners = await readOwners(store)
  if (!owners)
    return `The store ${store.folder} has no owners yet: the first key that publishes or promotes becomes the one.`
  const own = await trustIn(store).then(
    ({ actor }) => actor.name,
    () => undefined,
  )
  const rows = Object.entries(owners.keys).map(([name, key]) => [
    name,
    shortKey(key.publicKey),
    stateOf(key),
    name === own ? 'yours' : '',
  ])
  return table([['Key', 'Hash', 'State', ''], ...rows])
}

function stateOf({ revoked, retired }: Owners['keys'][string]): string {
  if (revoked !== undefined) return `revoked: ${revoked}`
  return retired === undefined ? 'in use' : `retired ${retired}`
}

async function added(store: Store, name: string, publicKey = ''): Promise<string> {
  const { owners } = await keeper(store)
  if (owners.keys[name])
    throw new Error(`There is a key ${name} already. Give the new one another name, and retire the old one.`)
  await write(store, { ...owners, keys: { ...owners.keys, [name]: { publicKey } } })
  return `${name} (${shortKey(publicKey)}) is a key of this store. What it may is yours to write into ${ownersFile(store)}.`
}

async function changed(store: Store, name: string, change: Partial<Owners['keys'][string]>): Promise<string> {
  const { owners, actor } = await keeper(store)
  const key = owners.keys[name]
  if (!key) throw new Error(`There is no key ${name}. One of: ${Object.keys(owners.keys).join(', ')}.`)
  const others = owners.may.site.filter(
    each => each !== name && stateOf(owners.keys[each] ?? key) === 'in use',
  )
  if (others.length === 0) {
    throw new Error(
      `Without ${name} nobody could change the owners of this store any more. Give another key the right "site" first, in ${ownersFile(store)}.`,
    )
  }
  await write(store, { ...owners, keys: { ...owners.keys, [name]: { ...key, ...change } } })
  const own = name === actor.name ? ' It was yours.' : ''
  return `${name}: ${stateOf({ ...key, ...change })}.${own} What is live and signed with it: npm run release -- status`
}

async function keeper(store: Store): Promise<Trust> {
  const trust = await trustIn(store)
  requireMay(trust, [{ right: 'site' }])
  return trust
}

/** @throws Error that says what would be wrong in the file */
async function write(store: Store, owners: Owners): Promise<void> {
  const { error } = ownersSchema.safeParse(owners)
  if (error)
    throw new Error(
      `This would make no valid owners: ${error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`).join('; ')}`,
    )
  await writeOwners(store, owners)
}
