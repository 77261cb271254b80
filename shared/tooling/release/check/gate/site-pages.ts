import type { Release } from '@kutuhal/build/release.ts'
import type { PageAddress } from '../../compose/site.ts'
import { isPartnersPageUrl } from '../../serve/site-paths.ts'
import { PARTNERS_PAGE_FILE_NAME } from '../../store/embeds.ts'
import type { ComposedPage, SiteUnderCheck } from '../site-under-check.ts'
import { findFileByPathname } from '../../store/content-files.ts'

/** Looks up the site's addresses and files; composes pages of other remotes only when needed. */
export interface SitePageIndex {
  /** The public address of the site, as it is in links. */
  readonly url: string
  has(path: string): boolean
  remoteOf(path: string): string | undefined
  /**
   * @returns the HTML of the page at a path; undefined if there is no such page, or the page does not compose
   */
  htmlOf(path: string): Promise<string | undefined>
  pages(): Promise<readonly ComposedPage[]>
  hasFile(address: string): boolean
}

/**
 * Creates the index of a site's pages and files.
 * @param there pages that are already composed
 */
export async function createSitePageIndex(
  site: SiteUnderCheck,
  there: readonly ComposedPage[],
): Promise<SitePageIndex> {
  const known = new Map<string, Promise<ComposedPage | undefined>>(
    there.map(page => [page.path, Promise.resolve(page)]),
  )
  const addresses = new Map<string, PageAddress>()
  for (const route of site.routes) {
    // Ignore a remote that cannot be loaded: the check of that remote's release reports it.
    const all = await site.addressesOf(route).catch(() => [])
    for (const address of all) addresses.set(address.path, address)
  }

  const canonical = (path: string) => site.canonicalPath(path) ?? path
  const hasPartnersPage = Object.values(site.remotes).some(
    ({ files }) => files[`embed/${PARTNERS_PAGE_FILE_NAME}`] !== undefined,
  )

  function compose(path: string): Promise<ComposedPage | undefined> {
    const before = known.get(path)
    if (before) return before
    const address = addresses.get(path)
    const page = address ? site.compose(address).catch(() => undefined) : Promise.resolve(undefined)
    known.set(path, page)
    return page
  }

  return {
    url: site.url,
    has: path => addresses.has(canonical(path)) || (isPartnersPageUrl(path) && hasPartnersPage),
    remoteOf: path => addresses.get(canonical(path))?.route.remote,
    htmlOf: async path => (await compose(canonical(path)))?.html,
    async pages() {
      const all = await Promise.all([...addresses.keys()].map(compose))
      return all.filter(page => page !== undefined)
    },
    hasFile(address) {
      const [pathname = ''] = address.split(/[?#]/, 1)
      const app = pathname.split('/')[2] ?? ''
      const release: Release | undefined = app === 'shell' ? site.shell : site.remotes[app]
      const file = release && findFileByPathname(release, pathname)
      return file !== undefined && release?.files[file] !== undefined
    },
  }
}
