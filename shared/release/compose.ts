/**
 * Composes one generation of the whole site: every public route as static HTML, from the server builds of the pinned releases.
 * Knows no app by name beside the shell; what there is to compose is in the shell's route table and in the remotes' pages.
 */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setSurroundings, type LoadedPage, type Params, type RemoteModule } from '@kutuhal/contract'
import {
  pathOf,
  releaseBases,
  type CheckedScript,
  type Composition,
  type DocumentScripts,
  type HostRoute,
  type HostServer,
  type ReleasePin,
} from '@kutuhal/contract/composition.ts'
import type { Release } from '../build/release.ts'
import { fingerprint } from '../build/source-version.ts'
import { documentOf, type SiteDocument } from './documents.ts'
import { startFileWriter } from './file-writer.ts'
import { allowReleasesAnywhere } from './release-imports.ts'
import { SITE_FILES } from './site-paths.ts'
import { generationFolder, hasGeneration, readRelease, releaseFolder, type Store } from './store.ts'
import { writeWhole } from './write-whole.ts'

export interface Plan {
  /** Version of each app, by name; `shell` is one of them. */
  readonly pins: Readonly<Record<string, string>>
  /** The version of an app that was live before the pinned one; none for an app that is new. A page falls back to it. */
  readonly previous: Readonly<Record<string, string>>
  /** Where each app's files are served, without a slash at the end; '' for the site's own origin. */
  readonly origins: Readonly<Record<string, string>>
  readonly gatewayUrl: string
}

export interface PinnedRelease extends Release {
  readonly base: string
  readonly previous?: PinnedRelease
}

interface ComposedPage {
  readonly path: string
  readonly remote: string
  readonly loaded: LoadedPage
  readonly scripts: DocumentScripts
}

/**
 * @returns the id of the generation; the same plan, composed by the same code, gives the same one and is composed only once
 * @throws Error if a release is missing or a page does not render
 */
export async function compose(store: Store, plan: Plan): Promise<string> {
  if (process.env['NODE_ENV'] !== 'production') {
    throw new Error(
      'Composing needs NODE_ENV=production, or class names and markup would differ from the browser build.',
    )
  }
  const generation = createHash('sha256')
    .update(JSON.stringify(plan))
    .update(fingerprint(['shared/release', 'package-lock.json']))
    .digest('hex')
    .slice(0, 12)
  if (!hasGeneration(store, generation)) {
    await writeWhole(generationFolder(store, generation), folder =>
      composeInto(folder, generation, store, plan),
    )
  }
  return generation
}

async function composeInto(folder: string, generation: string, store: Store, plan: Plan): Promise<void> {
  const releases = await pinnedReleases(store, plan)
  const { shell, ...remotes } = releases
  if (!shell) throw new Error('No release of the shell is pinned. A generation needs exactly one.')
  for (const remote of Object.values(remotes)) requireSameContract(shell, remote)
  const composition = compositionOf(generation, shell, remotes, plan.gatewayUrl)
  setSurroundings({
    bases: releaseBases(composition),
    gatewayUrl: plan.gatewayUrl,
  })
  const host = await importHost(store, shell)
  const pages: ComposedPage[] = []
  for (const route of host.routes) {
    const release = remotes[route.remote]
    if (!release)
      throw new Error(`${route.path} needs the remote "${route.remote}", of which no release is pinned.`)
    const scripts = scriptsOf(shell, release, route)
    for (const page of await pagesOf(store, release, route)) {
      pages.push({ ...page, remote: route.remote, scripts })
    }
  }
  // While one document renders, the ones before it are compressed and written.
  const writer = startFileWriter('fast')
  const documents: SiteDocument[] = []
  try {
    for (const { path: url, remote, loaded, scripts } of pages) {
      const pageOf = { ...composition, page: { path: url, remote, data: loaded.data } }
      const html = host.renderPage({ path: url, loaded, composition: pageOf, scripts })
      writer.write(path.join(folder, decodeURIComponent(url), 'index.html'), html)
      documents.push(documentOf(html, { url, description: loaded.description }))
    }
    const scripts = { initial: scriptsOfChunk(shell, 'main'), preloaded: [] }
    writer.write(path.join(folder, '404.html'), host.renderNotFound({ composition, scripts }))
    for (const { name, content } of host.siteFiles?.(pages) ?? []) {
      writer.write(path.join(folder, SITE_FILES, name), content)
    }
    await writer.finish()
  } finally {
    await writer.stop()
  }
  await writeFile(path.join(folder, 'documents.json'), JSON.stringify(documents))
  await writeFile(path.join(folder, 'plan.json'), JSON.stringify(plan, null, 2))
}

export async function pinnedReleases(store: Store, plan: Plan): Promise<Record<string, PinnedRelease>> {
  const releases: Record<string, PinnedRelease> = {}
  for (const [app, version] of Object.entries(plan.pins)) {
    const pinned = await locatedRelease(store, plan, app, version)
    const before = plan.previous[app]
    releases[app] = before ? { ...pinned, previous: await locatedRelease(store, plan, app, before) } : pinned
  }
  return releases
}

async function locatedRelease(
  store: Store,
  { origins }: Plan,
  app: string,
  version: string,
): Promise<PinnedRelease> {
  const release = await readRelease(releaseFolder(store, app, version))
  return { ...release, base: `${origins[app] ?? ''}/apps/${app}/${version}/` }
}

export function compositionOf(
  generation: string,
  shell: PinnedRelease,
  remotes: Readonly<Record<string, PinnedRelease>>,
  gatewayUrl: string,
): Composition {
  const { release, base, container } = pinOf(shell, 'main.js')
  return {
    generation,
    gatewayUrl,
    shell: { release, base, container },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { previous, ...pinned }]) => [
        name,
        {
          ...pinOf(pinned, ENTRY),
          // One of another contract could not take over.
          ...(previous?.contract === shell.contract && { previous: pinOf(previous, ENTRY) }),
        },
      ]),
    ),
  }
}

function requireSameContract(shell: Release, remote: Release): void {
  if (remote.contract === shell.contract) return
  throw new Error(
    `${nameOf(remote)} was built for contract ${remote.contract}, ${nameOf(shell)} speaks ${shell.contract}. Releases of one contract go live together: npm run release -- promote shell@<version> ${remote.name}@<version>`,
  )
}

/** A container's first script. */
const ENTRY = 'remoteEntry.js'

function pinOf(release: PinnedRelease, entry: string): ReleasePin {
  const { integrity } = checkedScript(release, entry)
  return { release: nameOf(release), base: release.base, container: release.container, integrity }
}

export const nameOf = ({ name, version }: Release): string => `${name}@${version}`

export async function importHost(store: Store, shell: Release): Promise<HostServer> {
  const module: { host?: HostServer } = await importServer(store, shell, 'shell.mjs')
  if (!module.host) throw new Error(`${nameOf(shell)} exports no \`host\`. shell/server.tsx must.`)
  return module.host
}

async function pagesOf(
  store: Store,
  release: Release,
  route: HostRoute,
): Promise<readonly { path: string; loaded: LoadedPage }[]> {
  const { remote }: { remote?: RemoteModule } = await importServer(store, release, 'remote.mjs')
  const importPage = remote?.pages[route.page]
  if (!importPage)
    throw new Error(`${nameOf(release)} has no page "${route.page}", which ${route.path} needs.`)
  const { page } = await importPage()
  const load = async (params: Params) => {
    const loaded = await page.load({ params })
    if (loaded.status === 'loaded') return { path: pathOf(route, params), loaded }
    throw new Error(
      `${nameOf(release)} lists ${pathOf(route, params)} but does not find it: ${loaded.title}.`,
    )
  }
  return Promise.all((await page.staticParams()).map(load))
}

export async function importServer<Module>(store: Store, release: Release, file: string): Promise<Module> {
  const folder = path.resolve(releaseFolder(store, release.name, release.version))
  allowReleasesAnywhere(store)
  return (await import(pathToFileURL(path.join(folder, 'server', file)).href)) as Module
}

/** All that a first view runs, so that it is fetched in one wave beside the HTML. */
export function scriptsOf(shell: PinnedRelease, remote: PinnedRelease, route: HostRoute): DocumentScripts {
  const page = new Set([...filesOf(remote, 'remote'), ...filesOf(remote, `page-${route.page}`)])
  return {
    initial: scriptsOfChunk(shell, 'main'),
    preloaded: [
      ...scriptsOfChunk(shell, 'federation'),
      ...[ENTRY, ...page].map(file => checkedScript(remote, file)),
    ],
  }
}

export function scriptsOfChunk(release: PinnedRelease, chunk: string): CheckedScript[] {
  return filesOf(release, chunk).map(file => checkedScript(release, file))
}

function filesOf(release: PinnedRelease, chunk: string): readonly string[] {
  const files = release.chunks[chunk]
  if (!files) throw new Error(`${nameOf(release)} has no chunk "${chunk}". Is its webpackChunkName right?`)
  return files
}

function checkedScript(release: PinnedRelease, file: string): CheckedScript {
  const { sha384 } = release.files[file] ?? {}
  if (!sha384) throw new Error(`${nameOf(release)} names no hash of ${file}. Build it again.`)
  return { url: release.base + file, integrity: `sha384-${sha384}` }
}
