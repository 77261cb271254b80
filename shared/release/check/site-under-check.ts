/**
 * The site as it would be with the release under check. Unlike compose.ts it does not stop at the first page that fails, and
 * composes pages of other remotes only when somebody asks for them.
 */
import {
  setSurroundings,
  type LoadedPage,
  type Page,
  type Params,
  type RemoteModule,
} from '@kutuhal/contract'
import { pathOf, releaseBases, type Composition, type HostRoute } from '@kutuhal/contract/composition.ts'
import {
  compositionOf,
  pinnedReleases,
  scriptsOf,
  scriptsWithoutPage,
  type PinnedRelease,
} from '../pinned-releases.ts'
import { importHost, importRemote } from '../release-imports.ts'
import type { Store } from '../store.ts'
import type { Meeting } from './meetings.ts'
import { withinTime } from './within-time.ts'

export interface SiteUnderCheck {
  readonly meeting: Meeting
  readonly shell: PinnedRelease
  readonly remotes: Readonly<Record<string, PinnedRelease>>
  readonly routes: readonly HostRoute[]
  /** What a release exposes; rejects if it cannot be loaded. */
  exposed(remote: string): Promise<RemoteModule>
  /** @throws Error if the remote has no such page */
  page(route: HostRoute): Promise<Page>
  /** @throws whatever the page throws while it loads or renders */
  compose(address: Address): Promise<ComposedPage>
  notFound(): string
}

/** One public address of the site. */
export interface Address {
  readonly path: string
  readonly route: HostRoute
  readonly params: Params
}

export interface ComposedPage extends Address {
  readonly loaded: LoadedPage
  readonly html: string
}

/**
 * How long a page may take to load its data while composing; ms. It has its own files only: whoever takes longer waits for
 * something that never comes.
 */
const PATIENCE_MS = 5000

/** @param generation an id that no other meeting of this check has */
export async function siteUnderCheck(
  store: Store,
  meeting: Meeting,
  generation: string,
): Promise<SiteUnderCheck> {
  const { plan } = meeting
  const { shell, ...remotes } = await pinnedReleases(store, plan)
  if (!shell) throw new Error('No shell is pinned. A check needs the one that the release would meet.')
  const composition = compositionOf(generation, shell, remotes, plan.gatewayUrl)
  const host = await importHost(store, shell)

  async function exposed(name: string): Promise<RemoteModule> {
    const release = remotes[name]
    if (!release) throw new Error(`No release of "${name}" is live or named with it.`)
    const module = await importRemote(store, release)
    if (module instanceof Object) return module
    throw new Error('It exports no `remote`.')
  }
  async function page({ remote, page: name }: HostRoute): Promise<Page> {
    const importPage = (await exposed(remote)).pages[name]
    if (!importPage) throw new Error(`It has no page "${name}".`)
    return (await importPage()).page
  }
  function announceSurroundings() {
    setSurroundings({ bases: releaseBases(composition), gatewayUrl: plan.gatewayUrl })
  }

  return {
    meeting,
    shell,
    remotes,
    routes: host.routes,
    exposed,
    page,
    async compose(address) {
      const { path, route, params } = address
      const opened = await page(route)
      announceSurroundings()
      const loaded = await withinTime(opened.load({ params }), PATIENCE_MS, 'load() did not finish')
      if (loaded.status === 'missing') throw new MissingPageError(loaded.title)
      const release = remotes[route.remote]
      if (!release) throw new Error(`No release of "${route.remote}" is live or named with it.`)
      const html = host.renderPage({
        path,
        loaded,
        composition: pageComposition(composition, address, loaded),
        scripts: scriptsOf(shell, release, route),
      })
      return { ...address, loaded, html }
    },
    notFound() {
      announceSurroundings()
      return host.renderNotFound({ composition, scripts: scriptsWithoutPage(shell) })
    },
  }
}

/** A remote lists an address, and then does not find it. */
export class MissingPageError extends Error {}

function pageComposition(
  composition: Composition,
  { path, route }: Address,
  loaded: LoadedPage,
): Composition {
  return { ...composition, page: { path, remote: route.remote, data: loaded.data } }
}

/** @returns every address of a route */
export async function addressesOf(site: SiteUnderCheck, route: HostRoute): Promise<Address[]> {
  const page = await site.page(route)
  const all = await withinTime(page.staticParams(), PATIENCE_MS, 'staticParams() did not finish')
  return all.map(params => ({ path: pathOf(route, params), route, params }))
}
