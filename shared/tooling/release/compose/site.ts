/**
 * Opens a plan's site and renders its pages from the pinned releases only, each remote in its own process,
 * which starts when it is needed. Composing stops at the first page that fails (compose.ts); a check collects
 * all failures (check/composed-pages.ts).
 */
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import { sha384 } from '@kutuhal/build/hashes.ts'
import { canonicalPath, buildRoutePath, parsePathSegments } from '@kutuhal/contract/address.ts'
import type { Params } from '@kutuhal/contract'
import type { HostRoute, SiteFile } from '@kutuhal/contract/composition.ts'
import { getTranslatedPath, isLanguageCode } from '@kutuhal/contract/languages.ts'
import { releaseFolder, toDocumentPath, type Store } from '../store/places.ts'
import { MAX_FILE_BYTES, readFileWithLimit } from '../store/files/read-limited.ts'
import type { ReleasedPlan } from '../releases/released-plan.ts'
import {
  documentResponseSchema,
  exposedModulesSchema,
  pageAddressesResponseSchema,
  pageResponseSchema,
  routesResponseSchema,
  siteFilesResponseSchema,
  type ComposedPage,
  type ExposedModules,
  type PageAddress,
  type SitePage,
} from './sandbox/answers.ts'
import { startSandboxProcess } from './sandbox/release-process.ts'
import { listRoutePageAddresses, readStalePage, type StalePages } from './kept-pages.ts'
import { hasShellFrame, readDocumentFrame } from './document-frame.ts'
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
  /** Tells browsers which releases the pages may load (store.ts). */
  readonly pins: string
  /** @returns undefined if no page can have the path */
  canonicalPath(pathname: string): string | undefined
  fileOf(address: Pick<PageAddress, 'path'>): string
  /** Rejects if the release cannot be loaded. */
  exposed(remote: string): Promise<ExposedModules>
  /** @throws Error if the remote has no such page, and any error of the remote */
  addressesOf(route: HostRoute): Promise<PageAddress[]>
  /** @throws MissingPageError, and any error of the page while it loads or renders */
  compose(address: PageAddress): Promise<ComposedPage>
  notFound(): Promise<string>
  files(pages: readonly SitePage[]): Promise<readonly SiteFile[]>
  close(): void
}

/** A page only reads its release's files to list its addresses or load its data; ms. */
const PAGE_TIMEOUT_MS = 5000

/** @throws Error if no shell is pinned, or the shell's own code fails */
export async function openComposableSite(
  store: Store,
  verified: ReleasedPlan,
  moment: RenderContext,
  kept: ReadonlyMap<string, StalePages> = new Map(),
): Promise<ComposableSite> {
  const { plan } = verified
  const { shell, ...remotes } = await readPinnedReleases(store, verified)
  if (!shell) throw new Error('No release of the shell is pinned. A site needs exactly one.')
  const shellBuild = await readServerBuild(store, shell)
  const host = startSandboxProcess()
  const { result: opened } = await host
    .ask('openShell', { shell: shellBuild }, routesResponseSchema)
    .catch((cause: unknown) => {
      host.close()
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`${formatReleaseName(shell)} does not compose. ${why}`, { cause })
    })
  const { routes, site } = opened
  const gatewayUrl = plan.gatewayUrl ?? site.gatewayUrl
  const composition = createGenerationPins(moment, shell, remotes, gatewayUrl, plan.reports)
  const processes = [host]
  let isClosed = false
  const loaded = new Map<string, ReturnType<typeof load>>()

  async function load(name: string) {
    const release = remotes[name]
    if (!release) {
      throw new Error(
        `No release of "${name}" is live or named with it. Both at once: npm run release -- promote shell@${shell?.version} ${name}@<version>`,
      )
    }
    const build = await readServerBuild(store, release)
    if (isClosed) throw new Error(`${formatReleaseName(release)} is not needed any more.`)
    const sandbox = startSandboxProcess()
    processes.push(sandbox)
    const given = { shell: shellBuild, remote: build, composition, pageMs: PAGE_TIMEOUT_MS }
    const { result: exposed } = await sandbox.ask('openRemote', given, exposedModulesSchema)
    return { release, sandbox, exposed }
  }
  function remote(name: string): ReturnType<typeof load> {
    const found = loaded.get(name) ?? load(name)
    loaded.set(name, found)
    return found
  }

  const shellScripts = listShellOnlyScripts(shell)
  let composedNotFound: Promise<string> | undefined
  function notFound(): Promise<string> {
    const asked = { composition, scripts: shellScripts }
    composedNotFound ??= host.ask('notFound', asked, documentResponseSchema).then(({ result }) => result)
    return composedNotFound
  }

  return {
    shell,
    remotes,
    routes,
    url: site.url,
    pins: JSON.stringify(composition),
    canonicalPath,
    fileOf: ({ path }) => toDocumentPath(parsePathSegments(path)) ?? path,
    exposed: async name => (await remote(name)).exposed,
    async addressesOf(route) {
      const instead = kept.get(route.remote)
      if (instead) return listRoutePageAddresses(instead, route)
      const { sandbox } = await remote(route.remote)
      const { result } = await sandbox.ask('addresses', { page: route.page }, pageAddressesResponseSchema)
      // The remote only supplies the parameters.
      return result.map(params => ({ path: findable(translatedPath(route, params)), route, params }))
    },
    async compose(address) {
      const { path, route, params } = address
      const instead = kept.get(route.remote)
      if (instead) return readStalePage(instead, address)
      const { release, sandbox } = await remote(route.remote)
      const scripts = listFirstViewScripts(shell, release, route)
      const asked = { path, route, params, scripts }
      const { result, lines } = await sandbox.ask('page', asked, pageResponseSchema)
      if (result.status === 'missing') throw new MissingPageError(result.title)
      const { html, odd, title, description, facts } = result
      const document = await notFound()
      const frame = readDocumentFrame(document)
      if (frame && !hasShellFrame(html, document, frame)) {
        throw new Error(
          'Its document is not as the shell writes it around a page, so its code changes what the shell renders.',
        )
      }
      return { path, route, params, html, odd, lines, loaded: { title, description, facts } }
    },
    notFound,
    async files(pages) {
      const told = pages.map(({ path, loaded }) => ({ path, ...loaded }))
      const asked = { composition, pages: told, expires: moment.expires }
      return (await host.ask('files', asked, siteFilesResponseSchema)).result
    },
    close() {
      isClosed = true
      for (const each of processes) each.close()
    },
  }
}

function translatedPath(route: HostRoute, params: Params): string {
  const { language = 'en' } = params
  const path = buildRoutePath(route, params)
  if (isLanguageCode(language)) return getTranslatedPath(path, language)
  throw new Error(`It lists ${path} in "${language}", which is not in shared/contract/languages.ts.`)
}

/** @throws Error if servers would not find a document at the path */
function findable(path: string): string {
  if (toDocumentPath(parsePathSegments(path))) return path
  throw new Error(
    `It lists ${path}, which no server would find. A parameter has 1 to 255 bytes, does not begin with a dot, has no slash in it, and is not index.html.`,
  )
}

/** One module, which contains or receives all its imports, and its name in stack traces. */
async function readServerBuild(
  store: Store,
  release: Release,
): Promise<{ readonly name: string; readonly source: string }> {
  const { name: app, version, contract, files } = release
  const file = `server/${app === 'shell' ? 'shell.cjs' : 'remote.cjs'}`
  const invalid = (why: string, cause?: unknown) =>
    new Error(
      `${app}@${version} has no ${file} to compose with. ${why} Publish its sources again under a new version.`,
      { cause },
    )
  const place = path.join(releaseFolder(store, app, version), file)
  const source = await readFileWithLimit(place, MAX_FILE_BYTES).catch((cause: unknown) => {
    throw invalid(`It cannot be read: ${String(cause)}.`, cause)
  })
  if (!source)
    throw invalid(
      `It was built for contract ${contract}, by a build that made none, or the store is damaged.`,
    )
  if (sha384(source) === files[file]?.sha384)
    return { name: `${app}@${version}/${file}`, source: source.toString() }
  throw invalid('It has other content than was built.')
}

export function describeRouteRelease(
  { remotes }: Pick<ComposableSite, 'remotes'>,
  { remote }: HostRoute,
): string {
  const release = remotes[remote]
  return release ? formatReleaseName(release) : remote
}
