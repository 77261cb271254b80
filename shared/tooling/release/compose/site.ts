/**
 * Opens a plan's site and renders its pages from the pinned releases only, each remote in its own process.
 * Composing stops at the first page that fails (compose.ts); a check collects all failures
 * (check/gate/composed-pages.ts).
 */
import { canonicalPath, buildRoutePath, parsePathSegments } from '@kutuhal/contract/address.ts'
import type { HostRoute, SiteFile } from '@kutuhal/contract/composition.ts'
import { toDocumentPath } from '../store/places.ts'
import type { Store } from '../store/store.ts'
import type { VerifiedPlan } from '../store/trust/view.ts'
import type { PageAddress, ComposedPage, ExposedModules, SitePage } from './sandbox/answers.ts'
import { startSandboxedReleases } from './sandbox/releases-for-composing.ts'
import { listRoutePageAddresses, readStalePage, type StalePages } from './kept-pages.ts'
import { MissingPageError } from './uncomposed-error.ts'
import {
  createGenerationPins,
  formatReleaseName,
  readPinnedReleases,
  listFirstViewScripts,
  listShellOnlyScripts,
  type RenderContext,
  type PinnedRelease,
} from './pinned-releases.ts'

export type { PageAddress, ComposedPage, SitePage } from './sandbox/answers.ts'

export interface ComposableSite {
  readonly shell: PinnedRelease
  readonly remotes: Readonly<Record<string, PinnedRelease>>
  readonly routes: readonly HostRoute[]
  readonly url: string
  /** Content of the file that tells browsers which releases the pages may load (pins-file.ts). */
  readonly pins: string
  /** Returns the canonical form of a path; undefined if no page can have the path. */
  canonicalPath(pathname: string): string | undefined
  /** Returns the path of the document for an address, relative to the generation's folder. */
  fileOf(address: Pick<PageAddress, 'path'>): string
  /** Lists the pages and panels of a release; rejects if the release cannot be loaded. */
  exposed(remote: string): Promise<ExposedModules>
  /**
   * Lists all addresses of a route.
   * @throws Error if the remote has no such page, and any error of the remote
   */
  addressesOf(route: HostRoute): Promise<PageAddress[]>
  /** @throws MissingPageError, and any error of the page while it loads or renders */
  compose(address: PageAddress): Promise<ComposedPage>
  notFound(): Promise<string>
  files(pages: readonly SitePage[]): Promise<readonly SiteFile[]>
  /** Ends the processes that compose the releases; no other call works afterwards. */
  close(): void
}

/**
 * @param kept pages to use for remotes that are not composed, by the name of the remote
 * @throws Error if no shell is pinned, or the shell's own code fails
 */
export async function openComposableSite(
  store: Store,
  verified: VerifiedPlan,
  moment: RenderContext,
  kept: ReadonlyMap<string, StalePages> = new Map(),
): Promise<ComposableSite> {
  const { plan } = verified
  const { shell, ...remotes } = await readPinnedReleases(store, verified)
  if (!shell) throw new Error('No release of the shell is pinned. A site needs exactly one.')
  const opened = await startSandboxedReleases(store, shell, ({ gatewayUrl }) =>
    createGenerationPins(moment, shell, remotes, plan.gatewayUrl ?? gatewayUrl, plan.reports),
  )

  function pinned(name: string): PinnedRelease {
    const release = remotes[name]
    if (release) return release
    throw new Error(
      `No release of "${name}" is live or named with it. Both at once: npm run release -- promote shell@${shell?.version} ${name}@<version>`,
    )
  }

  return {
    shell,
    remotes,
    routes: opened.routes,
    url: opened.url,
    pins: JSON.stringify(opened.composition),
    canonicalPath,
    fileOf: ({ path }) => toDocumentPath(parsePathSegments(path)) ?? path,
    exposed: async name => (await opened.remote(pinned(name))).exposed,
    async addressesOf(route) {
      const instead = kept.get(route.remote)
      if (instead) return listRoutePageAddresses(instead, route)
      const all = await (await opened.remote(pinned(route.remote))).addressesOf(route.page)
      // The remote only supplies the parameters: the shell's route decides the page's path.
      return all.map(params => ({ path: findable(buildRoutePath(route, params)), route, params }))
    },
    async compose(address) {
      const { path, route, params } = address
      const instead = kept.get(route.remote)
      if (instead) return readStalePage(instead, address)
      const release = pinned(route.remote)
      const scripts = listFirstViewScripts(shell, release, route)
      const { result, lines } = await (await opened.remote(release)).page({ path, route, params, scripts })
      if (result.status === 'missing') throw new MissingPageError(result.title)
      const { html, odd, title, description, facts } = result
      return { path, route, params, html, odd, lines, loaded: { title, description, facts } }
    },
    notFound: () => opened.notFound(listShellOnlyScripts(shell)),
    files: pages =>
      opened.files(
        pages.map(({ path, loaded }) => ({ path, ...loaded })),
        moment.expires,
      ),
    close: () => opened.close(),
  }
}

/**
 * Requires that a document can be stored for a path, where servers find it.
 * @returns the path
 * @throws Error if no document can have this path
 */
function findable(path: string): string {
  if (toDocumentPath(parsePathSegments(path))) return path
  throw new Error(
    `It lists ${path}, which no server would find. A parameter is not empty, does not begin with a dot, and has no slash in it.`,
  )
}

/** Names the release that a route's pages come from, for messages. */
export function describeRouteRelease(
  { remotes }: Pick<ComposableSite, 'remotes'>,
  { remote }: HostRoute,
): string {
  const release = remotes[remote]
  return release ? formatReleaseName(release) : remote
}
