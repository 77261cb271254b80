/**
 * The site of a plan, opened for composing: loads and renders pages from the pinned releases and nothing else. Composing stops at the
 * first page that fails (compose.ts); a check goes on and collects (check/pages/check-pages.ts).
 */
import type { LoadedPage, Page, Params, RemoteModule } from '@kutuhal/contract'
import type { Composition, HostRoute, SiteFile } from '@kutuhal/contract/composition.ts'
import { documentPath } from '../store/document-path.ts'
import type { Plan } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import {
  compositionOf,
  nameOf,
  pinnedReleases,
  scriptsOf,
  scriptsWithoutPage,
  type Moment,
  type PinnedRelease,
} from './pinned-releases.ts'
import { runHost, runRemote } from './server-build.ts'
import { withinTime } from './within-time.ts'

export interface OpenSite {
  readonly shell: PinnedRelease
  /** By name. */
  readonly remotes: Readonly<Record<string, PinnedRelease>>
  readonly routes: readonly HostRoute[]
  /** Where the public finds the site. */
  readonly url: string
  /** As the shell spells paths; nothing for one that no page can have. */
  canonicalPath(pathname: string): string | undefined
  /** Where a generation keeps the document of an address. */
  fileOf(address: Pick<Address, 'path'>): string
  /** What a release exposes; rejects if it cannot be loaded. */
  exposed(remote: string): Promise<RemoteModule>
  /**
   * Every address of a route.
   * @throws Error if the remote has no such page, or whatever it throws
   */
  addressesOf(route: HostRoute): Promise<Address[]>
  /** @throws MissingPageError, or whatever the page throws while it loads */
  load(address: Address): Promise<SitePage>
  /** @throws whatever the page throws while it renders */
  render(page: SitePage): string
  notFound(): string
  /** What stands beside the pages. */
  files(pages: readonly SitePage[]): readonly SiteFile[]
}

/** One public address of the site. */
export interface Address {
  readonly path: string
  readonly route: HostRoute
  readonly params: Params
}

export interface SitePage extends Address {
  readonly loaded: LoadedPage
}

/** A remote lists an address, and then does not find it. */
export class MissingPageError extends Error {}

/**
 * How long a page may take to load its data; ms. It has its own files only: whoever takes longer waits for something that never
 * comes.
 */
const PAGE_TIMEOUT_MS = 5000

/** @throws Error if a release is missing, or no shell is pinned */
export async function openSite(store: Store, plan: Plan, moment: Moment): Promise<OpenSite> {
  const { shell, ...remotes } = await pinnedReleases(store, plan)
  if (!shell) throw new Error('No release of the shell is pinned. A site needs exactly one.')
  const host = await runHost(store, shell)
  const composition = compositionOf(moment, shell, remotes, plan.gatewayUrl ?? host.site.gatewayUrl)
  const running = new Map<string, Promise<RemoteModule>>()

  function exposed(name: string): Promise<RemoteModule> {
    const known = running.get(name) ?? run(name)
    running.set(name, known)
    return known
  }
  async function run(name: string): Promise<RemoteModule> {
    const remote = await runRemote(store, pinned(name), host)
    if (remote) return remote
    throw new Error('It exports no `remote`.')
  }
  function pinned(name: string): PinnedRelease {
    const release = remotes[name]
    if (release) return release
    throw new Error(
      `No release of "${name}" is live or named with it. Both at once: npm run release -- promote shell@${shell?.version} ${name}@<version>`,
    )
  }
  async function page({ remote, page: name }: HostRoute): Promise<Page> {
    const importPage = (await exposed(remote)).pages[name]
    if (!importPage) throw new Error(`It has no page "${name}".`)
    return (await importPage()).page
  }
  /** @throws Error if no server would find a document there */
  function findable(path: string): string {
    if (documentPath(host.segmentsOf(path))) return path
    throw new Error(
      `It lists ${path}, which no server would find. A parameter is not empty, does not begin with a dot, and has no slash in it.`,
    )
  }
  function pageComposition({ path, route, loaded }: SitePage): Composition {
    return { ...composition, page: { path, remote: route.remote, data: loaded.data } }
  }

  return {
    shell,
    remotes,
    routes: host.routes,
    url: host.site.url,
    fileOf: ({ path }) => documentPath(host.segmentsOf(path)) ?? path,
    canonicalPath: pathname => host.canonicalPath(pathname),
    exposed,
    async addressesOf(route) {
      const listed = (await page(route)).staticParams()
      const all = await withinTime(listed, PAGE_TIMEOUT_MS, 'staticParams() did not finish')
      return all.map(params => ({ path: findable(host.pathOf(route, params)), route, params }))
    },
    async load(address) {
      const { params, route } = address
      const loading = (await page(route)).load({ params })
      const loaded = await withinTime(loading, PAGE_TIMEOUT_MS, 'load() did not finish')
      if (loaded.status === 'missing') throw new MissingPageError(loaded.title)
      return { ...address, loaded }
    },
    render: sitePage =>
      host.renderPage({
        path: sitePage.path,
        loaded: sitePage.loaded,
        composition: pageComposition(sitePage),
        scripts: scriptsOf(shell, pinned(sitePage.route.remote), sitePage.route),
      }),
    notFound: () => host.renderNotFound({ composition, scripts: scriptsWithoutPage(shell) }),
    files: pages => host.siteFiles({ composition, pages }),
  }
}

/** The release that a route's pages come from, for messages. */
export function releaseOf({ remotes }: OpenSite, { remote }: HostRoute): string {
  const release = remotes[remote]
  return release ? nameOf(release) : remote
}
