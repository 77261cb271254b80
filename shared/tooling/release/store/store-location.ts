import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { pathFrom } from '@kutuhal/contract/typed-settings.ts'
import { isObjectAddress } from './objects/object-address.ts'
import { letServersRead } from './server-access.ts'
import type { Store } from './store.ts'

/** The port of `npm start`, unless PORT says otherwise. */
export const FIRST_PORT = 3000

/** Folders of the store itself (store.ts, lock.ts). */
const taken = new Set(['apps', 'checks', 'deployments', 'embed', 'locks', 'sites'])

/** The store of a command: its `--store`, the environment's STORE, or `.store` in the project. */
export const addressOf = (typed?: string): string =>
  typed?.trim() ?? (process.env['STORE']?.trim() || path.join(root, '.store'))

/**
 * A folder that a variable of the environment names.
 * @returns nothing where it is empty or missing
 * @throws Error if it names something else
 */
export function namedPath(name: 'STORE_COPY' | 'SEEN_DEPLOYMENTS'): string | undefined {
  const typed = process.env[name]?.trim()
  const known = typed ? pathFrom(typed) : undefined
  if (!typed || known !== undefined) return known
  throw new Error(`${name}=${typed} is no folder. Name one, like /srv/kutuhal, or leave ${name} out.`)
}

/**
 * A store that is a folder, into which this process may write from now on.
 * @param site name of the pointer
 * @throws Error if a pointer cannot have this name, or the store is no folder
 */
export function storeAt(folder = addressOf(), site = 'live'): Store {
  const pointer = siteName(site)
  if (isObjectAddress(folder)) {
    throw new Error(
      `The store ${folder} is no folder, and this needs one: it makes live what lies in this checkout, which is nothing for a store that others share. Leave STORE out, or name a folder. npm run release takes object stores too, and shared/docs/guides/serving.md says who serves them.`,
    )
  }
  const known = pathFrom(folder)
  if (known === undefined) {
    throw new Error(
      `The store "${folder}" is neither a folder nor an address like s3://bucket/prefix. Correct --store or STORE.`,
    )
  }
  letServersRead()
  return { folder: path.resolve(known), pointer }
}

/** @throws Error if a pointer cannot have this name */
export function siteName(site: string): string {
  if (/^[a-z][a-z0-9-]*$/.test(site) && !taken.has(site)) return site
  throw new Error(`"${site}" cannot name a site. Use small letters, digits and hyphens, e.g. --site live.`)
}

/** The pointer of a site on this computer: `live` is what `npm start` serves. */
export const pointerOf = (port: number): string => (port === FIRST_PORT ? 'live' : `live-${port}`)

/** The port of a site on this computer, by its pointer; 3000 where the pointer names none. */
export const portOf = (pointer: string): number => Number(/-(\d+)$/.exec(pointer)?.[1] ?? FIRST_PORT)
