import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { parsePath } from '@kutuhal/settings'
import { isObjectAddress } from './objects/object-address.ts'
import { isSiteName } from './places.ts'
import { makeNewFilesReadable } from './server-access.ts'
import type { Store } from './store.ts'

/** The port of `npm start`, unless the variable PORT names another one. */
export const DEFAULT_PORT = 3000

/** Returns a store's folder or address: that of `--store`, of the variable STORE, or the folder `.store`. */
export const resolveStoreAddress = (typed?: string): string =>
  typed?.trim() ?? (process.env['STORE']?.trim() || path.join(projectRoot, '.store'))

/** @returns the folder that an environment variable names, if any. @throws Error if it cannot be a folder */
export function readFolderFromEnvironment(name: 'STORE_COPY'): string | undefined {
  const typed = process.env[name]?.trim()
  const known = typed ? parsePath(typed) : undefined
  if (!typed || known !== undefined) return known
  throw new Error(`${name}=${typed} is no folder. Name one, like /srv/kutuhal, or leave ${name} out.`)
}

/** From now on, everyone can read the files that this process writes. */
export function resolveLocalStore(folder = resolveStoreAddress(), site = 'live'): Store {
  const pointer = requireSiteName(site)
  if (isObjectAddress(folder)) {
    throw new Error(
      `The store ${folder} is no folder, and this needs one: it makes live what lies in this checkout, which is nothing for a store that others share. Leave STORE out, or name a folder. npm run release takes object stores too, and shared/docs/guides/serving.md says who serves them.`,
    )
  }
  const known = parsePath(folder)
  if (known === undefined) {
    throw new Error(
      `The store "${folder}" is neither a folder nor an address like s3://bucket/prefix. Correct --store or STORE.`,
    )
  }
  makeNewFilesReadable()
  return { folder: path.resolve(known), pointer }
}

export function requireSiteName(site: string): string {
  if (isSiteName(site)) return site
  throw new Error(`"${site}" cannot name a site. Use small letters, digits and hyphens, e.g. --site live.`)
}

/** Returns the name of the pointer for a local site. The site at the default port has the pointer `live`. */
export const getPointerNameForPort = (port: number): string =>
  port === DEFAULT_PORT ? 'live' : `live-${port}`

export const getPortForPointerName = (pointer: string): number =>
  Number(/-(\d+)$/.exec(pointer)?.[1] ?? DEFAULT_PORT)
