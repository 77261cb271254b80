/**
 * Reuses pages of the live generation if their releases are in the new plan too, so that a release composes
 * only what it changes. Reused pages get new pins; the result equals a full composition.
 */
import { createHash } from 'node:crypto'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import type { Plan } from '../store/plan.ts'
import { computeComposerHash } from './code-identity.ts'
import type { AssistantDocument } from './documents.ts'
import { adaptDocument, readDocumentFrame, type DocumentFrame } from './document-frame.ts'
import { readSitePages, readTextFile } from './kept-pages.ts'
import type { RenderContext, PinnedRelease } from './pinned-releases.ts'
import type { ComposableSite, SitePage } from './site.ts'

/**
 * A hash for each remote of everything that the remote's pages depend on. The releases of other remotes are
 * not part of the hash, since they change only the pins in these pages.
 */
export type PageInputHashes = Readonly<Record<string, string>>

/** Name of the file with a generation's page input hashes, in the generation's folder. */
export const PAGE_INPUT_HASHES_FILE_NAME = 'made-of.json'

export interface UnchangedPage {
  readonly page: SitePage
  /** The page's text for the assistant (AssistantDocument); JSON. */
  readonly document: string
}

export interface UnchangedPages {
  readonly folder: string
  readonly frame: DocumentFrame
  /** @returns the reusable pages of a route; undefined if the route's pages have to be composed */
  of(route: HostRoute): readonly UnchangedPage[] | undefined
}

/**
 * Hashes everything that each remote's pages depend on.
 * @param except names of remotes to leave out, since their pages are kept from an older generation
 */
export function hashPageInputs(
  { shell, remotes }: Pick<ComposableSite, 'shell' | 'remotes'>,
  { gatewayUrl }: Plan,
  { year, expires }: Omit<RenderContext, 'generation'>,
  except: ReadonlyMap<string, unknown>,
): PageInputHashes {
  // Leave out the shell's fallback release, since no page names a fallback of the shell.
  const host = { ...shell, previous: undefined }
  const common = JSON.stringify([computeComposerHash(), year, expires, gatewayUrl, host])
  // `remote` includes the remote's fallback release, since the pages name that release too.
  const digestOf = (remote: PinnedRelease) =>
    createHash('sha256').update(common).update(JSON.stringify(remote)).digest('hex')
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([name, remote]) => (except.has(name) ? [] : [[name, digestOf(remote)]])),
  )
}

/**
 * @param folder folder of the generation whose pages may be reused
 * @param made page input hashes of the new generation
 * @param notFound the new generation's 404 page
 * @returns undefined if the old generation is gone, or its 404 page differs in more than pins and policy
 */
export async function findUnchangedPages(
  folder: string,
  made: PageInputHashes,
  notFound: string,
): Promise<UnchangedPages | undefined> {
  const [before, notes, documents] = await Promise.all(
    ['404.html', PAGE_INPUT_HASHES_FILE_NAME, 'documents.json'].map(name => readTextFile(folder, name)),
  )
  const [frame, next] = [readDocumentFrame(before ?? ''), readDocumentFrame(notFound)]
  if (before === undefined || notes === undefined || documents === undefined || !frame || !next)
    return undefined
  if (adaptDocument(before, next) !== notFound) return undefined

  // The types are safe: compose.ts wrote both made-of.json and documents.json.
  const madeBefore = JSON.parse(notes) as PageInputHashes
  const byUrl = new Map(
    (JSON.parse(documents) as readonly AssistantDocument[]).map(each => [each.url, JSON.stringify(each)]),
  )
  // If the descriptions of the old pages are unreadable, all pages are composed again, with the same result.
  const pages = await readSitePages(folder).catch(() => undefined)
  // Reuse nothing if pages.json and documents.json list different pages: some pages would be missing.
  if (pages?.length !== byUrl.size || !pages.every(({ path: url }) => byUrl.has(url))) return undefined
  return {
    folder,
    frame,
    of(route) {
      const hash = made[route.remote]
      if (hash === undefined || madeBefore[route.remote] !== hash) return undefined
      return pages.flatMap(page => {
        const document = byUrl.get(page.path)
        return page.route.path === route.path && document ? [{ page, document }] : []
      })
    },
  }
}
