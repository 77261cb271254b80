import type { PageAddress } from '../../compose/site.ts'
import { isPartnersPageUrl } from '../../serve/site-paths.ts'
import { findFileByPathname } from '../../store/content-files.ts'
import { PARTNERS_PAGE_FILE_NAME } from '../../store/partners-page-owner.ts'
import type { SiteUnderCheck } from '../site-under-check.ts'

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
