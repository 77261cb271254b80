/**
 * Composes one generation of the whole site: every public route as static HTML, from the pinned releases'
 * server builds. The shell is the only app with a fixed name: its route table names the remotes.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import {
  listCompressedFileNames,
  FileReuseError,
  startFileWriter,
  type WriteOptions,
} from '../store/file-writer.ts'
import {
  digestOfDocuments,
  writeDocumentHashes,
  isGenerationIntact,
  recordLocalComposition,
} from '../store/document-hashes.ts'
import type { Plan } from '../store/plan.ts'
import { generationFolder, SITE_FILES, type Store } from '../store/store.ts'
import { hardLinkIfIdentical, hardLinkFiles } from '../store/link-files.ts'
import { VerifiedPlan, readVerifiedStoreState } from '../store/trust/view.ts'
import { writeGeneration } from './write-generation.ts'
import { computeComposerHash } from './code-identity.ts'
import { findContractProblem } from './contract-problem.ts'
import { extractAssistantDocument } from './documents.ts'
import {
  readDocumentWithReplacements,
  applyTextReplacements,
  findTextReplacements,
  readGenerationSpecificTexts,
  hasGenerationSpecificTexts,
  type GenerationSpecificTexts,
} from './document-frame.ts'
import { SITE_PAGES_FILE_NAME, serializeSitePages, type StalePages } from './kept-pages.ts'
import { computeSecurityTxtExpiry } from './pinned-releases.ts'
import { PINS_PATH } from './pins-file.ts'
import {
  openComposableSite,
  describeRouteRelease,
  type PageAddress,
  type ComposedPage,
  type ComposableSite,
} from './site.ts'
import {
  PAGE_INPUT_HASHES_FILE_NAME,
  hashPageInputs,
  findUnchangedPages,
  type PageInputHashes,
  type UnchangedPage,
  type UnchangedPages,
} from './unchanged-pages.ts'
import { PageCompositionError, MissingPageError } from './uncomposed-error.ts'

/**
 * @returns the id of the generation
 * @throws Error if a release is missing or invalid, or if a page does not render
 */
export const compose = async (store: Store, plan: Plan): Promise<string> =>
  (await composeWith(store, await VerifiedPlan.of(store, plan), {})).generation

export interface ComposeOptions {
  /**
   * Live pages to keep, by remote, for remotes that do not compose. The generation's id depends on these
   * pages too.
   */
  readonly kept?: ReadonlyMap<string, StalePages>
  /** Id of a generation whose documents can be reused if only their pins have changed, which saves time. */
  readonly after?: string | undefined
}

export interface ComposedGeneration {
  /** The generation's id is a hash of all inputs: plan, releases, composer and year. */
  readonly generation: string
  /** Hash of the list that contains each file's hash. */
  readonly digest: string
}

/** Number of hexadecimal digits of an id: 128 bits prevent collisions and fit into a host name. */
export const ID_DIGITS = 32

/**
 * Composes a generation, or reuses the stored generation if it was live and is intact. A stored generation
 * that was never live is composed again, since someone else may have changed its files.
 * @throws Error if a page does not render
 */
export async function composeWith(
  store: Store,
  plan: VerifiedPlan,
  { kept = new Map(), after }: ComposeOptions,
): Promise<ComposedGeneration> {
  const view = await readVerifiedStoreState(store)
  const { generation, fill } = prepared(store, plan, kept)
  const known = view.documentsOf(generation)
  if (known !== undefined && (await isGenerationIntact(store, generation, known)))
    return { generation, digest: known }
  const before =
    after !== undefined && (await isGenerationIntact(store, after, view.documentsOf(after)))
      ? after
      : undefined
  const source = before === undefined ? undefined : generationFolder(store, before)
  const digest = await writeGeneration(store, generation, folder => fill(folder, source), known)
  recordLocalComposition(generationFolder(store, generation), { digest, releases: plan.digests })
  return { generation, digest }
}

/**
 * Composes a plan into a temporary folder, to compare the live documents with what the releases render.
 * @throws Error if a page does not render
 */
export async function composeAgain(store: Store, plan: VerifiedPlan): Promise<ComposedGeneration> {
  const { generation, fill } = prepared(store, plan, new Map())
  const folder = await mkdtemp(path.join(tmpdir(), 'composed-again-'))
  try {
    await fill(folder)
    return { generation, digest: (await digestOfDocuments(folder)) ?? '' }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Prepared {
  readonly generation: string
  /**
   * Composes the site into a folder.
   * @param source folder of a generation whose composed pages may be reused
   */
  readonly fill: (folder: string, source?: string) => Promise<void>
}

function prepared(store: Store, verified: VerifiedPlan, kept: ReadonlyMap<string, StalePages>): Prepared {
  const { plan } = verified
  const now = new Date()
  const [year, expires] = [now.getUTCFullYear(), computeSecurityTxtExpiry(now)]
  const from = Object.fromEntries([...kept].map(([remote, { generation }]) => [remote, generation]))
  const generation = createHash('sha256')
    .update(JSON.stringify([plan, year, expires, ...(kept.size > 0 ? [from] : [])]))
    .update(JSON.stringify(verified.digests))
    .update(computeComposerHash())
    .digest('hex')
    .slice(0, ID_DIGITS)
  async function fill(folder: string, source?: string): Promise<void> {
    const into = async (given: string | undefined) => {
      const site = await openComposableSite(store, verified, { generation, year, expires }, kept)
      return composeInto(folder, site, hashPageInputs(site, plan, { year, expires }, kept), kept, given)
    }
    try {
      await into(source)
    } catch (error) {
      if (!(error instanceof FileReuseError)) throw error
      // Compose all pages: the documents to reuse are gone or have changed meanwhile.
      await rm(folder, { recursive: true })
      await mkdir(folder)
      await into(undefined)
    }
    await writeFile(path.join(folder, 'plan.json'), JSON.stringify(plan, null, 2))
    await writeDocumentHashes(folder, source)
  }
  return { generation, fill }
}

/**
 * Composes a site into a folder.
 * @param kept pages from another generation, by the name of their remote
 * @param before folder of a generation whose pages may be reused
 */
async function composeInto(
  folder: string,
  site: ComposableSite,
  made: PageInputHashes,
  kept: ReadonlyMap<string, StalePages>,
  before: string | undefined,
): Promise<void> {
  // Compresses and writes documents while the next documents render.
  const writer = startFileWriter('fast')
  async function write(name: string, content: string, options?: WriteOptions): Promise<void> {
    const file = path.join(folder, name)
    const isThere =
      before !== undefined && (await hardLinkIfIdentical(path.join(before, name), file, content))
    if (!isThere) writer.write(file, content, options)
  }
  try {
    for (const remote of Object.values(site.remotes)) requireSameContract(site.shell, remote)
    const notFound = await site.notFound()
    writer.write(path.join(folder, PINS_PATH), site.pins)
    await write(PAGE_INPUT_HASHES_FILE_NAME, JSON.stringify(made), { isCompressed: false })
    const unchanged = before === undefined ? undefined : await findUnchangedPages(before, made, notFound)
    const frame = readGenerationSpecificTexts(notFound)
    const written = await allPages(site, unchanged, {
      compose(page) {
        const instead = kept.get(page.route.remote)
        if (frame && !instead) requireFrame(page.html, frame)
        const html =
          frame && instead?.frame && hasGenerationSpecificTexts(page.html, instead.frame)
            ? applyTextReplacements(page.html, findTextReplacements(instead.frame, frame))
            : page.html
        writer.write(path.join(folder, site.fileOf(page)), html)
        const { path: url, route, params, loaded } = page
        const { description, facts } = loaded
        const questions = facts?.questions
        const document = extractAssistantDocument(html, { url, description, ...(questions && { questions }) })
        return { page: { path: url, route, params, loaded }, document }
      },
      take(taken, { folder: source, changes }) {
        const file = site.fileOf(taken.page)
        if (changes.length === 0) hardLinkFiles(source, folder, withCopies(source, file))
        else
          writer.write(path.join(folder, file), () =>
            readDocumentWithReplacements(path.join(source, file), changes),
          )
        return taken
      },
    })
    const pages = written.map(({ page }) => page)
    writer.write(path.join(folder, '404.html'), notFound)
    for (const { name, content } of await site.files(pages)) {
      await write(path.join(SITE_FILES, name), content)
    }
    const documents = JSON.stringify(written.map(({ document }) => document))
    await write('documents.json', documents, { isCompressed: false })
    await write(SITE_PAGES_FILE_NAME, serializeSitePages(pages), { isCompressed: false })
    await writer.finish()
  } finally {
    site.close()
    await writer.stop()
  }
}

/** Returns the names of a file and its compressed copies; small files have no copies. */
const withCopies = (folder: string, file: string): readonly string[] => [
  file,
  ...listCompressedFileNames(file).filter(copy => existsSync(path.join(folder, copy))),
]

function requireSameContract(shell: Release, remote: Release): void {
  const problem = findContractProblem(remote, shell)
  if (problem) throw new Error(`${problem.what} ${problem.remedy}`)
}

/**
 * Checks that a document contains its pins exactly as the shell writes them. Later generations reuse the
 * document and replace its pins (unchanged-pages.ts): without pins, another team's next release would fail.
 */
function requireFrame(html: string, frame: GenerationSpecificTexts): void {
  if (hasGenerationSpecificTexts(html, frame)) return
  throw new Error(
    'Its document does not name the releases of the site as the shell wrote them, so its code changes what the shell renders.',
  )
}

/**
 * The functions that `allPages` calls with each page that it has composed (`compose`) or reused (`take`), as
 * soon as the page is ready, so that the page's HTML need not stay in memory.
 */
interface Makers<Made> {
  readonly compose: (page: ComposedPage) => Made
  readonly take: (page: UnchangedPage, from: UnchangedPages) => Made
}

/**
 * Reuses pages where possible and composes the other pages, each remote in its own process, in parallel.
 * @returns the results of `compose` and `take`, in the order of the shell's routes
 */
async function allPages<Made>(
  site: ComposableSite,
  unchanged: UnchangedPages | undefined,
  { compose, take }: Makers<Made>,
): Promise<Made[]> {
  const routes = site.routes.map(async route => {
    const known = unchanged?.of(route)
    if (unchanged && known) return known.map(page => take(page, unchanged))
    const addresses = await naming(site, { path: route.path, route }, () => site.addressesOf(route))
    return Promise.all(
      addresses.map(address => naming(site, address, async () => compose(await site.compose(address)))),
    )
  })
  return (await Promise.all(routes)).flat()
}

/**
 * Runs a task that composes a page, and adds the names of the page and its release to an error.
 * @throws PageCompositionError
 */
async function naming<Result>(
  site: ComposableSite,
  { path, route }: Pick<PageAddress, 'path' | 'route'>,
  task: () => Promise<Result>,
): Promise<Result> {
  try {
    return await task()
  } catch (cause) {
    const release = describeRouteRelease(site, route)
    throw new PageCompositionError(
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
