import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import type { Store } from './store.ts'

/** Of `npm start`, unless PORT says another. */
export const FIRST_PORT = 3000

/** Folders of the store itself (store.ts, lock.ts). */
const taken = new Set(['apps', 'checks', 'deployments', 'embed', 'locks', 'sites'])

/**
 * The store of a command: its `--store`, the environment's STORE, or `.store` in the project.
 * @param site name of the pointer
 * @throws Error if a pointer cannot have this name
 */
export function storeAt(folder = process.env['STORE'] || path.join(root, '.store'), site = 'live'): Store {
  if (!/^[a-z][a-z0-9-]*$/.test(site) || taken.has(site)) {
    throw new Error(`"${site}" cannot name a site. Use small letters, digits and hyphens, e.g. --site live.`)
  }
  return { folder: path.resolve(folder), pointer: site }
}

/** The pointer of a site on this computer: `live` is what `npm start` serves. */
export const pointerOf = (port: number): string => (port === FIRST_PORT ? 'live' : `live-${port}`)

/** The port of a site on this computer, by its pointer; 3000 where the pointer names none. */
export const portOf = (pointer: string): number => Number(/-(\d+)$/.exec(pointer)?.[1] ?? FIRST_PORT)
