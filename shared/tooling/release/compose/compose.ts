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
import { documentOf, type SiteDocument } from './documents.ts'
import { nameOf, releasesDigest, type Moment } from './pinned-releases.ts'
import { MissingPageError, openSite, releaseOf, type Address, type OpenSite, type SitePage } from './site.ts'

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
  for (const remote of Object.values(site.remotes)) requireSameContract(site.shell, remote)
  const pages = await allPages(site)
  // While one document renders, the ones before it are compressed and written.
  const writer = startFileWriter('fast')
  const documents: SiteDocument[] = []
  try {
    for (const page of pages) {
      const html = await naming(site, page, () => site.render(page))
      writer.write(path.join(folder, site.fileOf(page)), html)
      documents.push(documentOf(html, { url: page.path, description: page.loaded.description }))
    }
    writer.write(path.join(folder, '404.html'), site.notFound())
    for (const { name, content } of site.files(pages)) {
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

async function allPages(site: OpenSite): Promise<SitePage[]> {
  const pages: SitePage[] = []
  for (const route of site.routes) {
    const addresses = await naming(site, { path: route.path, route }, () => site.addressesOf(route))
    pages.push(
      ...(await Promise.all(addresses.map(address => naming(site, address, () => site.load(address))))),
    )
  }
  return pages
}

/** The first page that fails ends it all, so the error says which one it is, and whose. */
async function naming<Result>(
  site: OpenSite,
  { path, route }: Pick<Address, 'path' | 'route'>,
  task: () => Result | Promise<Result>,
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
