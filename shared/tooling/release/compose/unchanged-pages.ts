/**
 * Reuses pages of the live generation whose releases are the same: they only get new pins, so that the work
 * of a release depends on its changes. The result equals that of a full composition.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { getErrorCode } from '../store/error-code.ts'
import type { Plan } from '../store/plan.ts'
import { computeComposerHash } from './code-identity.ts'
import type { AssistantDocument } from './documents.ts'
import {
  applyTextReplacements,
  findTextReplacements,
  readGenerationParts,
  type TextReplacement,
} from './document-frame.ts'
import { readPages } from './kept-pages.ts'
import type { RenderContext, PinnedRelease } from './pinned-releases.ts'
import type { ComposableSite, SitePage } from './site.ts'

/** Hashes of everything that each remote's pages depend on. Other remotes' releases change only the pins. */
export type PageInputHashes = Readonly<Record<string, string>>

/** Name of the file with these hashes, in a generation's folder. */
export const PAGE_INPUTS_FILE = 'made-of.json'

export interface UnchangedPage {
  readonly page: SitePage
  readonly document: AssistantDocument
}

export interface UnchangedPages {
  readonly folder: string
  /** Replacements that make documents part of the new generation; empty if none are needed. */
  readonly changes: readonly TextReplacement[]
  /** @returns undefined if the pages of a route have to be composed */
  of(route: HostRoute): readonly UnchangedPage[] | undefined
}

/** Hashes the inputs of each remote's pages. @param except remotes without a hash: their pages are stale */
export function hashPageInputs(
  { shell, remotes }: Pick<ComposableSite, 'shell' | 'remotes'>,
  { gatewayUrl }: Plan,
  { year, expires }: Omit<RenderContext, 'generation'>,
  except: ReadonlyMap<string, unknown>,
): PageInputHashes {
  const common = JSON.stringify([computeComposerHash(), year, expires, gatewayUrl, own(shell)])
  // `remote` includes its fallback release, which the pages name.
  const digestOf = (remote: PinnedRelease) =>
    createHash('sha256').update(common).update(JSON.stringify(remote)).digest('hex')
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([name, remote]) => (except.has(name) ? [] : [[name, digestOf(remote)]])),
  )
}

/** The shell is hashed without a fallback release, since it has none. */
const own = (release: PinnedRelease): object => ({ ...release, previous: undefined })

/**
 * @param folder of the generation whose pages may be reused
 * @param made hashes of the inputs of the new generation's pages
 * @param notFound a document of the new generation
 * @returns undefined if the old generation is gone, or its 404 page differs in more than pins
 */
export async function findUnchangedPages(
  folder: string,
  made: PageInputHashes,
  notFound: string,
): Promise<UnchangedPages | undefined> {
  const [before, notes, documents] = await Promise.all(
    ['404.html', PAGE_INPUTS_FILE, 'documents.json'].map(name => textIn(folder, name)),
  )
  const [from, to] = [readGenerationParts(before ?? ''), readGenerationParts(notFound)]
  if (before === undefined || notes === undefined || documents === undefined || !from || !to) return undefined
  const changes = findTextReplacements(from, to)
  if (applyTextReplacements(before, changes) !== notFound) return undefined

  // compose.ts has written both files.
  const madeBefore = JSON.parse(notes) as PageInputHashes
  const byUrl = new Map((JSON.parse(documents) as readonly AssistantDocument[]).map(each => [each.url, each]))
  // If the files are unreadable, all pages are composed again, with the same result.
  const pages = await readPages(folder).catch(() => undefined)
  // Do not use incomplete records, since pages would be missing.
  if (pages?.length !== byUrl.size || !pages.every(({ path: url }) => byUrl.has(url))) return undefined
  return {
    folder,
    changes,
    of(route) {
      if (!isMadeOfSame(route, madeBefore, made)) return undefined
      return pages.flatMap(page => {
        const document = byUrl.get(page.path)
        return page.route.path === route.path && document ? [{ page, document }] : []
      })
    },
  }
}

const isMadeOfSame = ({ remote }: HostRoute, before: PageInputHashes, now: PageInputHashes): boolean =>
  now[remote] !== undefined && before[remote] === now[remote]

async function textIn(folder: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(folder, name), 'utf8')
  } catch (error) {
    // The generation has no such records, or was removed meanwhile.
    if (getErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
