/**
 * Pages that another generation holds already, made of the very same releases: they get the new pins and are not composed again, so
 * that a release costs what it changes, and a release of one team does not wait for the code of all others.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { changedText } from '../store/changed-text.mjs'
import { codeOf } from '../store/error-code.ts'
import type { Plan } from '../store/plan.ts'
import { generationFolder, type Store } from '../store/store.ts'
import { composer } from './composer.ts'
import type { SiteDocument } from './documents.ts'
import { changesBetween, frameOf, type Change } from './frame.ts'
import type { PinnedRelease } from './pinned-releases.ts'
import type { OpenSite, SitePage } from './site.ts'

/** What a generation notes of its pages, for those that come after it. */
export interface PageNotes {
  /** By remote: what its pages are made of. */
  readonly madeOf: Readonly<Record<string, string>>
  readonly pages: readonly SitePage[]
}

export const PAGE_NOTES = 'pages.json'

export interface KeptPage {
  readonly page: SitePage
  readonly document: SiteDocument
}

export interface KeptPages {
  /** The generation that holds them. */
  readonly folder: string
  /** What their documents need to be those of the new generation. */
  readonly changes: readonly Change[]
  /** @returns nothing if the pages of a route have to be composed */
  of(route: HostRoute): readonly KeptPage[] | undefined
}

/** By remote: all that its pages depend on. Another remote's release changes their pins only. */
export function madeOf(
  { shell, remotes }: Pick<OpenSite, 'shell' | 'remotes'>,
  { gatewayUrl }: Plan,
  year: number,
): PageNotes['madeOf'] {
  const common = JSON.stringify([composer(), year, gatewayUrl, own(shell)])
  return Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [
      name,
      createHash('sha256')
        .update(common)
        .update(JSON.stringify(own(remote)))
        .digest('hex'),
    ]),
  )
}

/** What a page falls back to is no part of it. */
const own = (release: PinnedRelease): object => ({ ...release, previous: undefined })

/**
 * @param generation to take them from
 * @param made as `madeOf` says of the new generation
 * @param notFound a document of the new generation
 * @returns nothing if that generation is gone, or its documents differ from the new ones in more than their pins
 */
export async function keptPages(
  store: Store,
  generation: string,
  made: PageNotes['madeOf'],
  notFound: string,
): Promise<KeptPages | undefined> {
  const folder = generationFolder(store, generation)
  const before = await readIn(folder, '404.html')
  const notes = await readIn(folder, PAGE_NOTES)
  const documents = await readIn(folder, 'documents.json')
  const [from, to] = [frameOf(before ?? ''), frameOf(notFound)]
  if (before === undefined || notes === undefined || documents === undefined || !from || !to) return undefined
  const changes = changesBetween(from, to)
  if (changedText(before, changes) !== notFound) return undefined

  // Written by compose.ts.
  const { madeOf, pages } = JSON.parse(notes) as PageNotes
  const byPath = new Map((JSON.parse(documents) as SiteDocument[]).map(each => [each.url, each]))
  return {
    folder,
    changes,
    of(route) {
      if (madeOf[route.remote] === undefined || madeOf[route.remote] !== made[route.remote]) return undefined
      return pages.flatMap(page => {
        const document = byPath.get(page.path)
        return page.route.path === route.path && document ? [{ page, document }] : []
      })
    },
  }
}

async function readIn(folder: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(folder, name), 'utf8')
  } catch (error) {
    // Composed before there were such notes, or cleaned up meanwhile.
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
