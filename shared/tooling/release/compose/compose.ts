/**
 * Composes one generation of the whole site: every public route as static HTML, from the pinned releases'
 * server builds. The shell is the only app with a fixed name: its route table names the remotes.
 */
import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import { startFileWriter } from '../store/files/file-writer.ts'
import {
  createStagingName,
  markAsUsed,
  removeFolderAtomically,
  writeFolderAtomically,
} from '../store/files/write-whole.ts'
import { digestOfDocuments, writeDocumentHashes, isGenerationIntact } from '../store/document-hashes.ts'
import type { Plan } from '../store/plan.ts'
import { generationFolder, PINS_PATH, SITE_FILES, type Store } from '../store/store.ts'
import { ReleasedPlan } from '../releases/released-plan.ts'
import { computeComposerHash } from './code-identity.ts'
import { findContractProblem } from './contract-problem.ts'
import { extractAssistantDocument } from './documents.ts'
import { adaptDocument, readDocumentFrame } from './document-frame.ts'
import { SITE_PAGES_FILE_NAME, serializeSitePages, type StalePages } from './kept-pages.ts'
import { requireOwnAddresses } from './own-addresses.ts'
import { computeSecurityTxtExpiry, type RenderContext } from './pinned-releases.ts'
import {
  openComposableSite,
  describeRouteRelease,
  type PageAddress,
  type ComposedPage,
  type ComposableSite,
} from './site.ts'
import { PageCompositionError, MissingPageError } from './uncomposed-error.ts'

export const compose = async (store: Store, plan: Plan): Promise<string> =>
  (await composeWith(store, await ReleasedPlan.of(store, plan))).generation

export interface ComposedGeneration {
  /** A hash of all inputs: plan, releases, composer and year. */
  readonly generation: string
  /** Of the list that contains each file's hash. */
  readonly digest: string
}

/** 128 bits prevent collisions and fit into a host name. */
export const ID_DIGITS = 32

/**
 * Composes a generation, or reuses it if it is there and its files are as they were composed.
 * @param kept live pages to keep, by the name of their remote, for remotes that do not compose. The
 *   generation's id depends on them too
 */
export async function composeWith(
  store: Store,
  plan: ReleasedPlan,
  kept: ReadonlyMap<string, StalePages> = new Map(),
): Promise<ComposedGeneration> {
  const context = createRenderContext(plan, kept)
  const { generation } = context
  const folder = generationFolder(store, generation)
  await markAsUsed(folder)
  const known = await digestOfDocuments(folder)
  if (known !== undefined && (await isGenerationIntact(store, generation)))
    return { generation, digest: known }
  const fill = (into: string) => composeInto(into, store, plan, context, kept)
  const digest = await writeGeneration(folder, fill, () => isGenerationIntact(store, generation))
  return { generation, digest }
}

function createRenderContext(
  { plan, digests }: ReleasedPlan,
  kept: ReadonlyMap<string, StalePages>,
): RenderContext {
  const now = new Date()
  const [year, expires] = [now.getUTCFullYear(), computeSecurityTxtExpiry(now)]
  const from = Object.fromEntries([...kept].map(([remote, { generation }]) => [remote, generation]))
  const generation = createHash('sha256')
    .update(JSON.stringify([plan, year, expires, ...(kept.size > 0 ? [from] : [])]))
    .update(JSON.stringify(digests))
    .update(computeComposerHash())
    .digest('hex')
    .slice(0, ID_DIGITS)
  return { generation, year, expires }
}

/** A folder with other files is damaged, and is replaced. @returns the generation's digest */
async function writeGeneration(
  target: string,
  fill: (folder: string) => Promise<string>,
  isIntact: () => Promise<boolean>,
): Promise<string> {
  let digest = ''
  const filled = async (folder: string) => {
    digest = await fill(folder)
  }
  if (await writeFolderAtomically(target, filled)) return digest
  // Another process was faster: never take its generation away, since it may be live.
  if (await isIntact()) return digest
  const own = createStagingName(target)
  try {
    await mkdir(own, { recursive: true })
    await filled(own)
    await removeFolderAtomically(target)
    await rename(own, target)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
  return digest
}

async function composeInto(
  folder: string,
  store: Store,
  plan: ReleasedPlan,
  context: RenderContext,
  kept: ReadonlyMap<string, StalePages>,
): Promise<string> {
  const site = await openComposableSite(store, plan, context, kept)
  await composeSite(folder, site, kept)
  await writeFile(path.join(folder, 'plan.json'), JSON.stringify(plan.plan, null, 2))
  await writeDocumentHashes(folder)
  return (await digestOfDocuments(folder)) ?? ''
}

async function composeSite(
  folder: string,
  site: ComposableSite,
  kept: ReadonlyMap<string, StalePages>,
): Promise<void> {
  // It compresses and writes documents while the next documents render.
  const writer = startFileWriter('fast')
  try {
    for (const remote of Object.values(site.remotes))
      if (!kept.has(remote.name)) requireSameContract(site.shell, remote)
    const notFound = await site.notFound()
    const frame = readDocumentFrame(notFound)
    writer.write(path.join(folder, PINS_PATH), site.pins)

    /** Writes a page's document as soon as it is composed, so that its HTML need not stay in memory. */
    function writePage({ html: composed, path: url, route, params, loaded }: ComposedPage) {
      // A kept document gets the pins of this generation, if it is as the same shell writes it.
      const html = (frame && kept.has(route.remote) && adaptDocument(composed, frame)) || composed
      writer.write(path.join(folder, site.fileOf({ path: url })), html)
      const { description, facts } = loaded
      const questions = facts?.questions
      const document = JSON.stringify(
        extractAssistantDocument(html, { url, description, ...(questions && { questions }) }),
      )
      return { page: { path: url, route, params, loaded }, document }
    }
    const routes = site.routes.map(async route => {
      const addresses = await naming(site, { path: route.path, route }, async () =>
        requireOwnAddresses(await site.addressesOf(route), site.routes),
      )
      return Promise.all(
        addresses.map(address => naming(site, address, async () => writePage(await site.compose(address)))),
      )
    })
    const written = (await Promise.all(routes)).flat()
    const pages = written.map(({ page }) => page)
    writer.write(path.join(folder, '404.html'), notFound)
    for (const { name, content } of await site.files(pages)) {
      writer.write(path.join(folder, SITE_FILES, name), content)
    }
    const documents = `[${written.map(({ document }) => document).join()}]`
    writer.write(path.join(folder, 'documents.json'), documents, { isCompressed: false })
    writer.write(path.join(folder, SITE_PAGES_FILE_NAME), serializeSitePages(pages), { isCompressed: false })
    await writer.finish()
  } finally {
    site.close()
    await writer.stop()
  }
}

function requireSameContract(shell: Release, remote: Release): void {
  const problem = findContractProblem(remote, shell)
  if (!problem) return
  const { name, version } = remote
  throw new PageCompositionError(`${name}@${version}`, name, `${problem.what} ${problem.remedy}`)
}

/** @throws PageCompositionError, which names the page and its release */
async function naming<Result>(
  site: ComposableSite,
  { path, route }: Pick<PageAddress, 'path' | 'route'>,
  task: () => Promise<Result>,
): Promise<Result> {
  try {
    return await task()
  } catch (cause) {
    const release = describeRouteRelease(site, route)
    const message = `${path} of ${release} does not compose. ${whyOf(cause)}`
    throw new PageCompositionError(release, route.remote, message, { cause })
  }
}

function whyOf(cause: unknown): string {
  if (cause instanceof MissingPageError)
    return `staticParams() lists it, but load() does not find it: ${cause.message}. Make both read the same list.`
  return cause instanceof Error ? cause.message : String(cause)
}
