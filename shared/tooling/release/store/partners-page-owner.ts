/**
 * Decides which app owns the page for partners: its address `/embed/` contains no app name, nor do the page's
 * old addresses. The first app in a store with such a page owns the page on all sites, so releases of other
 * apps cannot replace it.
 *
 *     <store>/embed/owner    name of the app
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getErrorCode } from './error-code.ts'
import { formatStoreLocation } from './write-whole.ts'
import type { StoreLocation } from './shared-store.ts'

/** File name of the page for partners, in the folder `embed/` of a release. */
export const PARTNERS_PAGE_FILE_NAME = 'index.html'

const ownerFile = (store: StoreLocation): string => path.join(store.folder, 'embed', 'owner')

/** Makes an app with a page for partners its owner, unless there is one. @returns the name of the owner */
export async function claimPartnersPage(store: StoreLocation, app: string): Promise<string> {
  const file = ownerFile(store)
  await mkdir(path.dirname(file), { recursive: true })
  if (store.shared && !existsSync(file)) await store.shared.takeText('embed/owner', `${app}\n`)
  try {
    // `wx` fails if the file exists, so only one of two processes that write at the same time succeeds.
    await writeFile(file, `${app}\n`, { flag: 'wx' })
    return app
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
    return (await readFile(file, 'utf8')).trim()
  }
}

/** @throws Error if a release has a page for partners, but another app owns `/embed/` */
export async function requirePartnersPageOwner(
  store: StoreLocation,
  app: string,
  version: string,
): Promise<void> {
  const owner = await claimPartnersPage(store, app)
  if (owner === app) return
  throw new Error(
    `${app} ${version} brings embed/${PARTNERS_PAGE_FILE_NAME}, the page that partners find at /embed/. That is ${owner}'s. Take the file out and build again: everything else in embed/ has addresses of its own, /embed/${app}@${version}/…
(Whoever runs the store can give /embed/ to another app, in ${store.shared ? `${formatStoreLocation(store)}/texts/embed/owner` : ownerFile(store)}.)`,
  )
}
