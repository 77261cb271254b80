import { randomBytes } from 'node:crypto'
import { readStalePages, readTextFile, type StalePages } from '../compose/kept-pages.ts'
import { ID_DIGITS } from '../compose/compose.ts'
import { PINS_PATH } from '../compose/pins-file.ts'
import { computeSecurityTxtExpiry, formatReleaseName } from '../compose/pinned-releases.ts'
import {
  openComposableSite,
  type ComposableSite,
  type ComposedPage,
  type PageAddress,
} from '../compose/site.ts'
import { isPartnersPageUrl } from '../serve/site-paths.ts'
import { findFileByPathname } from '../store/files/content-files.ts'
import { newestDeployment } from '../store/deployments.ts'
import { PARTNERS_PAGE_FILE_NAME } from '../store/embeds.ts'
import { generationFolder, type Store } from '../store/store.ts'
import type { CheckServer } from './browser/check-server.ts'
import type { ReleaseCombination } from './compatibility-matrix.ts'
import { createSiteWithPendingDocuments } from './pending-documents.ts'

/** The site with the release under check. Each page is composed once, when it is needed. */
export interface SiteUnderCheck extends ComposableSite {
  readonly combination: ReleaseCombination
  /** Looks like a real generation's id, so that a release cannot tell that it is being checked. */
  readonly generation: string
  /** Folder of the live generation; absent if nothing is live. */
  readonly liveFolder: string | undefined
}

export type { ComposedPage } from '../compose/site.ts'

/**
 * Opens the site with a combination's releases, for a check.
 * @param toCome id of the generation that goes live if nothing is found; absent if the site is composed only
 *   for the check
 */
export async function openSiteUnderCheck(
  store: Store,
  combination: ReleaseCombination,
  toCome?: string,
): Promise<SiteUnderCheck> {
  const now = new Date()
  const generation = randomBytes(ID_DIGITS / 2).toString('hex')
  const moment = { generation, year: now.getUTCFullYear(), expires: computeSecurityTxtExpiry(now) }
  const stale = new Map<string, StalePages>()
  const site = await openComposableSite(store, combination.plan, moment, stale)
  try {
    const live = await newestDeployment(store)
    // Let remotes of other teams that no longer compose keep their live pages, as in the generation that goes
    // live: links to these pages still work, and the check does not fail because of another team's release.
    const orStale = async <Result>(remote: string, task: () => Promise<Result>): Promise<Result> => {
      const release = site.remotes[remote]
      const mayBeStale = !combination.remotes.includes(remote) && !stale.has(remote)
      if (!live || !release || !mayBeStale) return task()
      return task().catch(async (error: unknown) => {
        const pages = await readStalePages(store, live.generation, remote, formatReleaseName(release))
        if (!pages) throw error
        stale.set(remote, pages)
        return task()
      })
    }
    const whole: ComposableSite = {
      ...site,
      addressesOf: route => orStale(route.remote, () => site.addressesOf(route)),
      compose: address => orStale(address.route.remote, () => site.compose(address)),
    }
    const documents =
      toCome === undefined ? whole : await createSiteWithPendingDocuments(whole, store, toCome)
    const liveFolder = live && generationFolder(store, live.generation)
    return { ...documents, compose: composeOnce(documents), combination, generation, liveFolder }
  } catch (error) {
    site.close()
    throw error
  }
}

function composeOnce(site: ComposableSite): ComposableSite['compose'] {
  const composed = new Map<string, Promise<ComposedPage>>()
  return address => {
    // Faulty lists and routes may have several entries for one path: the check has to compose each of them.
    const key = JSON.stringify([address.path, address.params, address.route])
    const page = composed.get(key) ?? site.compose(address)
    composed.set(key, page)
    return page
  }
}

/** Serves what every page of the site needs: the not-found document and the file with the pins. */
export async function serveSiteFiles(server: CheckServer, site: SiteUnderCheck): Promise<void> {
  await server.add(site.generation, '404.html', await site.notFound())
  await server.add(site.generation, PINS_PATH, site.pins)
}

/** Looks up the site's addresses and files; composes pages only when needed. */
export type SitePageIndex = Awaited<ReturnType<typeof createSitePageIndex>>

export async function createSitePageIndex(site: SiteUnderCheck) {
  const addresses = new Map<string, PageAddress>()
  for (const route of site.routes) {
    // Ignore a remote that cannot be loaded: the check of that remote's release reports it.
    for (const address of await site.addressesOf(route).catch(() => [])) addresses.set(address.path, address)
  }
  const addressOf = (path: string) => addresses.get(site.canonicalPath(path) ?? path)
  const compose = (address: PageAddress) => site.compose(address).catch(() => undefined)
  const hasPartnersPage = Object.values(site.remotes).some(
    ({ files }) => files[`embed/${PARTNERS_PAGE_FILE_NAME}`] !== undefined,
  )
  return {
    url: site.url,
    has: (path: string) => addressOf(path) !== undefined || (isPartnersPageUrl(path) && hasPartnersPage),
    remoteOf: (path: string) => addressOf(path)?.route.remote,
    /** Returns the HTML of a page; undefined if there is no such page, or it does not compose. */
    async htmlOf(path: string) {
      const address = addressOf(path)
      return address && (await compose(address))?.html
    },
    /** Returns the live document at a path; undefined if there is none. */
    async liveHtmlOf(path: string) {
      const { liveFolder } = site
      return liveFolder === undefined ? undefined : readTextFile(liveFolder, site.fileOf({ path }))
    },
    /** Returns all pages that compose. */
    async pages() {
      const all = await Promise.all([...addresses.values()].map(compose))
      return all.filter(page => page !== undefined)
    },
    hasFile(address: string) {
      const [pathname = ''] = address.split(/[?#]/, 1)
      const app = pathname.split('/')[2] ?? ''
      const release = app === 'shell' ? site.shell : site.remotes[app]
      const file = release && findFileByPathname(release, pathname)
      return file !== undefined && release?.files[file] !== undefined
    },
  }
}
