/**
 * Composes one generation of the whole site: every public route as static HTML, from the server builds of the pinned releases.
 * Knows no app by name beside the shell; what there is to compose is in the shell's route table and in the remotes' pages.
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import { compressible, startFileWriter } from '../store/file-writer.ts'
import type { Plan } from '../store/plan.ts'
import { generationFolder, hasGeneration, SITE_FILES, type Store } from '../store/store.ts'
import { shareIfSame } from '../store/share-file.ts'
import { writeWhole } from '../store/write-whole.ts'
import { composer } from './composer.ts'
import { documentOf } from './documents.ts'
import { keptPages, madeOf, PAGE_NOTES, type KeptPage, type KeptPages, type PageNotes } from './unchanged-pages.ts'
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
 * @param before a generation whose pages may be kept, usually the live one; what comes out is the same, only sooner
 * @returns the id of the generation, made of all that can change it: the plan, the releases that it names, the composer, and the year
 * that its documents name. What is there already is not composed again
 * @throws Error if a release is missing or a page does not render
 */
export async function compose(store: Store, plan: Plan, before?: string): Promise<string> {
  const year = new Date().getUTCFullYear()
  const generation = createHash('sha256')
    .update(JSON.stringify([plan, year]))
    .update(await releasesDigest(store, plan))
    .update(composer())
    .digest('hex')
    .slice(0, 12)
  if (!hasGeneration(store, generation)) {
    await writeWhole(generationFolder(store, generation), folder =>
      composeInto(folder, { generation, year }, store, plan, before),
    )
  }
  return generation
}

async function composeInto(
  folder: string,
  moment: Moment,
  store: Store,
  plan: Plan,
  before: string | undefined,
): Promise<void> {
  const site = await openSite(store, plan, moment)
  // While one document renders, the ones before it are compressed and written.
  const writer = startFileWriter('fast')
  try {
    for (const remote of Object.values(site.remotes)) requireSameContract(site.shell, remote)
    const made = madeOf(site, plan, moment.year)
    const notFound = await site.notFound()
    const kept = before === undefined ? undefined : await keptPages(store, before, made, notFound)
    const pages = await allPages(site, kept, {
      compose(page) {
        writer.write(path.join(folder, site.fileOf(page)), page.html)
        const { path: url, route, params, loaded } = page
        const document = documentOf(page.html, { url, description: loaded.description })
        return { page: { path: url, route, params, loaded }, document }
      },
      keep(page, { folder: source, changes }) {
        const file = site.fileOf(page.page)
        writer.writeChanged(path.join(folder, file), path.join(source, file), changes)
        return page
      },
    })
    writer.write(path.join(folder, '404.html'), notFound)
    const write = async (name: string, content: string, isForVisitors: boolean) => {
      const file = path.join(folder, name)
      if (kept && (await shareIfSame(path.join(kept.folder, name), file, content))) return
      writer.write(file, content, { isCompressed: isForVisitors && compressible.test(name) })
    }
    const sitePages = pages.map(({ page }) => page)
    for (const { name, content } of await site.files(sitePages)) {
      await write(path.join(SITE_FILES, name), content, true)
    }
    const notes: PageNotes = { madeOf: made, pages: sitePages }
    await write(PAGE_NOTES, JSON.stringify(notes), false)
    await write('documents.json', JSON.stringify(pages.map(({ document }) => document)), false)
    writer.write(path.join(folder, 'plan.json'), JSON.stringify(plan, null, 2), { isCompressed: false })
    await writer.finish()
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

interface Takers<Taken> {
  /** Is given each page as soon as it is there, so that its HTML need not be held. */
  readonly compose: (page: ComposedPage) => Taken
  readonly keep: (page: KeptPage, from: KeptPages) => Taken
}

/**
 * Every page: kept where it can be, else composed, those of each remote in its own process and side by side.
 * @returns what was made of them, in the order of the shell's routes
 */
async function allPages<Taken>(
  site: OpenSite,
  kept: KeptPages | undefined,
  { compose, keep }: Takers<Taken>,
): Promise<Taken[]> {
  const routes = site.routes.map(async route => {
    const known = kept?.of(route)
    if (kept && known) return known.map(page => keep(page, kept))
    const addresses = await naming(site, { path: route.path, route }, () => site.addressesOf(route))
    return Promise.all(
      addresses.map(address => naming(site, address, async () => compose(await site.compose(address)))),
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
