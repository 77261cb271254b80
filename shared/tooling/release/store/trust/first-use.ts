import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { listLocalStoreItemNames } from '../places.ts'
import { ignoreMissing } from '../files/error-code.ts'
import { formatStoreLocation } from '../files/write-whole.ts'
import type { StoreLocation } from '../shared-store.ts'
import { hasOwners, ownersInWords, readOwners, writeOwners } from './owners-file.ts'
import type { Owners, StoreTrust } from './owners.ts'
import { RELEASE_SIGNATURE_FILE_NAME } from './signed-release.ts'
import { computeKeyId, makeSigningKey, readSigningKey, type SigningKey } from './signing-key.ts'

export const localKeyFile = ({ folder }: Pick<StoreLocation, 'folder'>): string =>
  path.join(folder, 'local-key.pem')

/**
 * Loads a store's owners and the current key: the file that RELEASE_KEY names, or else the store's local key.
 * In an unused folder, a local key is made if necessary, and the current key gets all rights.
 * @throws Error if owners.json is invalid or gone, or there is no key
 */
export async function loadTrust(store: StoreLocation): Promise<StoreTrust> {
  const owners = await readOwners(store)
  const key = await readOrMakeOwnKey(store, owners !== undefined)
  if (owners) {
    const name = Object.keys(owners.keys).find(each => owners.keys[each]?.publicKey === key.publicKey)
    return { owners, actor: { key, name } }
  }
  if (isUsedStore(store)) {
    throw new Error(
      `${formatStoreLocation(store)} has releases, and no owners any more: nothing says who may release here. Nothing has changed. Bring ${ownersInWords(store)} back from a backup.`,
    )
  }
  await writeOwners(store, createFirstOwners(key), { isFirst: true })
  // Read the owners again: another process may have written owners before this process did.
  return loadTrust(store)
}

/** Whether the store has a deployment, or a release with a signature. */
const isUsedStore = ({ folder }: StoreLocation): boolean =>
  listLocalStoreItemNames(folder).some(
    name =>
      name.startsWith('deployments/') || existsSync(path.join(folder, name, RELEASE_SIGNATURE_FILE_NAME)),
  )

async function readOrMakeOwnKey(store: StoreLocation, isOwned: boolean): Promise<SigningKey> {
  const named = process.env['RELEASE_KEY']
  if (!named && store.shared && !isOwned) {
    throw new Error(
      `Whose key? ${store.shared.address} has no owners yet: the first key that publishes becomes the one. Make it with npm run release -- keys make <file>, and name it in the environment, RELEASE_KEY=<file>.`,
    )
  }
  const file = named || localKeyFile(store)
  const key = await readSigningKey(file).catch(ignoreMissing)
  if (key) return key
  if (named) {
    throw new Error(
      `RELEASE_KEY names ${named}, where nothing is. Correct it, or make a key there: npm run release -- keys make <file>`,
    )
  }
  if (isOwned) {
    throw new Error(
      `Whose key? ${ownersInWords(store)} says who may release in this store: name the file with your private key in the environment, RELEASE_KEY=<file>. No key yet? npm run release -- keys make <file>`,
    )
  }
  await mkdir(store.folder, { recursive: true })
  return makeSigningKey(file)
}

/** The name that a store's first key gets. */
const LOCAL = 'local'

function createFirstOwners({ publicKey }: SigningKey): Owners {
  const ofEveryApp = { '*': [LOCAL] }
  return {
    keys: { [LOCAL]: { publicKey } },
    may: {
      publish: ofEveryApp,
      promote: ofEveryApp,
      rollback: ofEveryApp,
      unchecked: [LOCAL],
      uncommitted: [LOCAL],
      site: [LOCAL],
    },
  }
}

/** Returns the first digits of a public key's hash, short enough for people to compare. */
export const formatKeyFingerprint = (publicKey: string): string => computeKeyId(publicKey).slice(0, 16)

/** The fingerprint and name of the key that a command would sign with now, or why there is no key. */
export type CurrentKey = { readonly key: string; readonly name?: string } | { readonly why: string }

/**
 * Finds the key that a command would sign with. Unlike `loadTrust`, it creates neither a key nor owners,
 * since commands that only read must not write.
 */
export async function findCurrentKey(store: StoreLocation): Promise<CurrentKey> {
  if (!hasOwners(store)) {
    return { why: 'This store has no owners yet. Publish and promote first, from the command line.' }
  }
  try {
    const { key, name } = (await loadTrust(store)).actor
    return { key: formatKeyFingerprint(key.publicKey), ...(name !== undefined && { name }) }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
}
