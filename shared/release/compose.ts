/**
 * Composes one generation of the whole site: every public route as static HTML, from the server builds of the pinned releases.
 * Knows no app by name beside the shell; what there is to compose is in the shell's route table and in the remotes' pages.
 */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setSurroundings, type LoadedPage, type Params } from '@kutuhal/contract'
import { pathOf, releaseBases, type DocumentScripts, type HostRoute } from '@kutuhal/contract/composition.ts'
import type { Release } from '../build/release.ts'
import { fingerprint } from '../build/source-version.ts'
import { documentOf, type SiteDocument } from './documents.ts'
import { startFileWriter } from './file-writer.ts'
import { compositionOf, nameOf, pinnedReleases, scriptsOf, scriptsWithoutPage } from './pinned-releases.ts'
import type { Plan } from './plan.ts'
import { importHost, importRemote } from './release-imports.ts'
import { SITE_FILES } from './site-paths.ts'
import { generationFolder, hasGeneration, type Store } from './store.ts'
import { writeWhole } from './write-whole.ts'

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
    const scripts = scriptsWithoutPage(shell)
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

function requireSameContract(shell: Release, remote: Release): void {
  if (remote.contract === shell.contract) return
  throw new Error(
    `${nameOf(remote)} was built for contract ${remote.contract}, ${nameOf(shell)} speaks ${shell.contract}. Releases of one contract go live together: npm run release -- promote shell@<version> ${remote.name}@<version>`,
  )
}

async function pagesOf(
  store: Store,
  release: Release,
  route: HostRoute,
): Promise<readonly { path: string; loaded: LoadedPage }[]> {
  const importPage = (await importRemote(store, release))?.pages[route.page]
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
