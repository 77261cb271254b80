/**
 * Composes one generation of the whole site: every public route as static HTML, from the server builds of the pinned releases.
 * Knows no app by name beside the shell; what there is to compose is in the shell's route table and in the remotes' pages.
 */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import { startFileWriter } from '../store/file-writer.ts'
import type { Plan } from '../store/plan.ts'
import { generationFolder, hasGeneration, SITE_FILES, type Store } from '../store/store.ts'
import { writeWhole } from '../store/write-whole.ts'
import { composer } from './composer.ts'
import { documentOf } from './documents.ts'
import { nameOf, releasesDigest, type Moment } from './pinned-releases.ts'
import {
  MissingPageError,
  openSite,
  releaseOf,
  type Address,
  type ComposedPage,
  type OpenSite,
} from './site.ts'

/**
 * @returns the id of the generation, made of all that can change it: the plan, the releases that it names, the composer, and the year
 * that its documents name. What is there already is not composed again
 * @throws Error if a release is missing or a page does not render
 */
export async function compose(store: Store, plan: Plan): Promise<string> {
  const year = new Date().getUTCFullYear()
  const generation = createHash('sha256')
    .update(JSON.stringify([plan, year]))
    .update(await releasesDigest(store, plan))
    .update(composer())
    .digest('hex')
    .slice(0, 12)
  if (!hasGeneration(store, generation)) {
    await writeWhole(generationFolder(store, generation), folder =>
      composeInto(folder, { generation, year }, store, plan),
    )
  }
  return generation
}

async function composeInto(folder: string, moment: Moment, store: Store, plan: Plan): Promise<void> {
  const site = await openSite(store, plan, moment)
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
    const documents = written.map(({ document }) => document)
    writer.write(path.join(folder, '404.html'), await site.notFound())
    for (const { name, content } of await site.files(pages)) {
      writer.write(path.join(folder, SITE_FILES, name), content)
    }
    await writer.finish()
    await writeFile(path.join(folder, 'documents.json'), JSON.stringify(documents))
    await writeFile(path.join(folder, 'plan.json'), JSON.stringify(plan, null, 2))
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
    throw new Error(`${path} of ${releaseOf(site, route)} does not compose. ${whyOf(cause)}`, { cause })
  }
}

function whyOf(cause: unknown): string {
  if (cause instanceof MissingPageError)
    return `staticParams() lists it, but load() does not find it: ${cause.message}. Make both read the same list.`
  return cause instanceof Error ? cause.message : String(cause)
}
