import { addressesIn, keptPages, pageIn, type KeptPages } from '../compose/kept-pages.ts'
import { nameOf } from '../compose/pinned-releases.ts'
import type { OpenSite } from '../compose/site.ts'
import type { Store } from '../store/store.ts'

/**
 * A site in which remotes that do not compose any more have the pages that are live, for whoever looks at others: links to those
 * pages lead somewhere, and nobody is blamed for what another team's release does not do.
 * @param live the generation that is live; nothing if none is
 * @param looked remotes that are looked at themselves
 */
export function withKeptPages(
  site: OpenSite,
  store: Store,
  live: string | undefined,
  looked: readonly string[],
): OpenSite {
  async function instead(remote: string, error: unknown): Promise<KeptPages> {
    const release = site.remotes[remote]
    const kept =
      live === undefined || !release || looked.includes(remote)
        ? undefined
        : await keptPages(store, live, remote, nameOf(release))
    if (kept) return kept
    throw error
  }
  return {
    ...site,
    addressesOf: route =>
      site.addressesOf(route).catch(async error => addressesIn(await instead(route.remote, error), route)),
    compose: address =>
      site.compose(address).catch(async error => pageIn(await instead(address.route.remote, error), address)),
  }
}
