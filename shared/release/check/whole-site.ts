import type { Release } from '../../build/release.ts'
import { PARTNERS_PAGE } from '../embeds.ts'
import { isPartnersAddress } from '../site-paths.ts'
import { addressesOf, type Address, type ComposedPage, type SiteUnderCheck } from './site-under-check.ts'

/** All addresses of the site, those of remotes that nobody looks at too; their pages are composed when they are asked for. */
export interface WholeSite {
  /** Pages, and the page for partners that a release brings along. */
  has(path: string): boolean
  /** The remote whose page an address is. */
  remoteOf(path: string): string | undefined
  /** @returns nothing if there is no such page, or if it does not compose */
  htmlOf(path: string): Promise<string | undefined>
  /** Every page that composes. */
  pages(): Promise<readonly ComposedPage[]>
  /** Whether a release of this site has a file at this address. */
  hasFile(address: string): boolean
}

/** @param composed pages that are there already */
export async function wholeSite(site: SiteUnderCheck, composed: readonly ComposedPage[]): Promise<WholeSite> {
  const known = new Map<string, Promise<ComposedPage | undefined>>(
    composed.map(page => [page.path, Promise.resolve(page)]),
  )
  const addresses = new Map<string, Address>()
  for (const route of site.routes) {
    // Where another remote cannot be loaded, its own check says so.
    const all = await addressesOf(site, route).catch(() => [])
    for (const address of all) addresses.set(address.path, address)
  }

  const hasPartnersPage = Object.values(site.remotes).some(
    ({ files }) => files[`embed/${PARTNERS_PAGE}`] !== undefined,
  )

  function compose(path: string): Promise<ComposedPage | undefined> {
    const there = known.get(path)
    if (there) return there
    const address = addresses.get(path)
    const page = address ? site.compose(address).catch(() => undefined) : Promise.resolve(undefined)
    known.set(path, page)
    return page
  }

  return {
    has: path => addresses.has(canonical(path)) || (isPartnersAddress(path) && hasPartnersPage),
    remoteOf: path => addresses.get(canonical(path))?.route.remote,
    htmlOf: async path => (await compose(canonical(path)))?.html,
    async pages() {
      const all = await Promise.all([...addresses.keys()].map(compose))
      return all.filter(page => page !== undefined)
    },
    hasFile(address) {
      const [, folder, app = '', version, ...file] = address.split(/[?#]/, 1)[0]?.split('/') ?? []
      const release: Release | undefined = app === 'shell' ? site.shell : site.remotes[app]
      return (
        folder === 'apps' &&
        release?.version === version &&
        release?.files[decodeURIComponent(file.join('/'))] !== undefined
      )
    },
  }
}

/** One slash at the end makes no difference, nor does needless encoding. */
function canonical(path: string): string {
  const segments = path.replace(/\/$/, '').split('/').slice(1)
  try {
    return `/${segments.map(segment => encodeURIComponent(decodeURIComponent(segment))).join('/')}`
  } catch {
    return path
  }
}
