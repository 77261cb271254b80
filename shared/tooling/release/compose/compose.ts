/**
 * Composes one generation of the whole site: every public route as static HTML, from the server builds of the pinned releases.
 * Knows no app by name beside the shell; what there is to compose is in the shell's route table and in the remotes' pages.
 */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import { startFileWriter } from '../store/file-writer.ts'
import { KEPT_FROM, type KeptFrom } from '../store/kept-from.ts'
import type { Plan } from '../store/plan.ts'
import { generationFolder, hasGeneration, SITE_FILES, type Store } from '../store/store.ts'
import { writeWhole } from '../store/write-whole.ts'
import { composer } from './composer.ts'
import { documentOf } from './documents.ts'
import { PAGES, pagesJson, type KeptPages } from './kept-pages.ts'
import { MissingPageError } from './missing-page-error.ts'
import { nameOf, releasesDigest } from './pinned-releases.ts'
import { openSite, releaseOf, type Address, type ComposedPage, type OpenSite } from './site.ts'
import { UncomposedError } from './uncomposed-error.ts'

/**
 * @returns the id of the generation, made of all that can change it: the plan, the releases that it names, the composer, and the year
 * that its documents name. What is there already is not composed again
 * @throws Error if a release is missing or a page does not render
 */
export const compose = (store: Store, plan: Plan): Promise<string> => composeWith(store, plan, new Map())

/** @param kept by name, remotes that are not asked, with what stands in for them; they count for the id too */
export async function composeWith(
  store: Store,
  plan: Plan,
  kept: ReadonlyMap<string, KeptPages>,
): Promise<string> {
  const year = new Date().getUTCFullYear()
  const from: KeptFrom = Object.fromEntries([...kept].map(([remote, { generation }]) => [remote, generation]))
  const generation = createHash('sha256')
    .update(JSON.stringify([plan, year, ...(kept.size > 0 ? [from] : [])]))
    .update(await releasesDigest(store, plan))
    .update(composer())
    .digest('hex')
    .slice(0, 12)
  if (!hasGeneration(store, generation)) {
    await writeWhole(generationFolder(store, generation), async folder => {
      await composeInto(folder, await openSite(store, plan, { generation, year }, kept))
      await writeFile(path.join(folder, 'plan.json'), JSON.stringify(plan, null, 2))
      if (kept.size > 0) await writeFile(path.join(folder, KEPT_FROM), JSON.stringify(from))
    })
  }
  return generation
}

async function composeInto(folder: string, site: OpenSite): Promise<void> {
  // While one document renders, the ones before it are compressed and written.
  const writer = startFileWriter('fast')
  try {
    for (const remote of Object.values(site.remotes)) requireSameContract(site.shell, remote)
    const written = await composePages(site, page => {
      writer.write(path.join(folder, site.fileOf(page)), page.html)
      const { path: url, route, params, loaded } = page
      const document = documentOf(page.html, { url, description: loaded.description })
      return { page: { path: url, route, params, loaded }, document }
    })
    const pages = written.map(({ page }) => page)
    writer.write(path.join(folder, '404.html'), await site.notFound())
    for (const { name, content } of await site.files(pages)) {
      writer.write(path.join(folder, SITE_FILES, name), content)
    }
    await writer.finish()
    const documents = written.map(({ document }) => document)
    await writeFile(path.join(folder, 'documents.json'), JSON.stringify(documents))
    await writeFile(path.join(folder, PAGES), pagesJson(pages))
  } finally {
    site.close()
    await writer.stop()
  }
}

function requireSameContract(shell: Release, remote: Release): void {
  if (remote.contract === shell.contract) return
  throw new Error(
    `${nameOf(remote)} was built for contract ${remote.contract}, ${nameOf(shell)} speaks ${shell.contract}. Releases of one contract go live together: npm run release -- promote shell@<version> ${remote.name}@<version>`,
  )
}

/**
 * Composes every page, those of each remote in its own process and side by side.
 * @param take is given each page as soon as it is there, so that its HTML need not be kept
 * @returns what it made of them, in the order of the shell's routes
 */
async function composePages<Taken>(site: OpenSite, take: (page: ComposedPage) => Taken): Promise<Taken[]> {
  const routes = site.routes.map(async route => {
    const addresses = await naming(site, { path: route.path, route }, () => site.addressesOf(route))
    return Promise.all(
      addresses.map(address => naming(site, address, async () => take(await site.compose(address)))),
    )
  })
  return (await Promise.all(routes)).flat()
}

/** The first page that fails ends it all, so the error says which one it is, and whose. */
async function naming<Result>(
  site: OpenSite,
  { path, route }: Pick<Address, 'path' | 'route'>,
  task: () => Promise<Result>,
): Promise<Result> {
  try {
    return await task()
  } catch (cause) {
    const release = releaseOf(site, route)
    throw new UncomposedError(
      release,
      route.remote,
      `${path} of ${release} does not compose. ${whyOf(cause)}`,
      {
        cause,
      },
    )
  }
}

function whyOf(cause: unknown): string {
  if (cause instanceof MissingPageError)
    return `staticParams() lists it, but load() does not find it: ${cause.message}. Make both read the same list.`
  return cause instanceof Error ? cause.message : String(cause)
}
