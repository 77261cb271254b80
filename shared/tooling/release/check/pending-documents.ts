/**
 * Makes a check open exactly the documents that are about to go live, except for the list of releases in each
 * document: during a check there are no fallback releases, which would hide errors.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { z } from 'zod'
import { readSitePages } from '../compose/kept-pages.ts'
import type { ComposedPage, ComposableSite } from '../compose/site.ts'
import { digestOfDocuments, hashesOf } from '../store/document-hashes.ts'
import { tryParseJson } from '../store/files/read-limited.ts'
import { generationFolder, type Store } from '../store/store.ts'

/**
 * Makes a site return the documents of a generation that is about to go live.
 * @param site site with the same releases; it still composes each page to find errors, but its HTML is not
 *   used
 * @param generation id of the generation that is to go live
 * @throws Error if a document of the generation was changed after composing
 */
export async function createSiteWithPendingDocuments(
  site: ComposableSite,
  store: Store,
  generation: string,
): Promise<ComposableSite> {
  const folder = generationFolder(store, generation)
  const digest = await digestOfDocuments(folder)
  const hashes = digest === undefined ? undefined : await hashesOf(folder, digest)
  async function readDocument(name: string): Promise<string> {
    const content = await readFile(path.join(folder, name)).catch(() => undefined)
    if (content && hashes?.[name] === sha384(content)) return content.toString()
    throw new Error(
      `${name} in ${folder} is not what was composed: somebody else wrote there. Nothing has changed. Look who may write into the store, and run the same command again.`,
    )
  }
  const pages = (await readSitePages(folder)) ?? []
  const own = await site.notFound()
  return {
    ...site,
    notFound: async () => withReleasesOf(await readDocument('404.html'), own),
    async addressesOf(route) {
      await site.addressesOf(route)
      return pages.filter(page => page.route.path === route.path).map(page => ({ ...page, route }))
    },
    async compose(address) {
      const page = await site.compose(address)
      return { ...page, html: withReleasesOf(await readDocument(site.fileOf(address)), page.html) }
    },
  }
}

/** Hashes pages without their generation and releases, so that checked and live pages have the same hash. */
export function hashPages(pages: readonly ComposedPage[]): string {
  const hash = createHash('sha256')
  for (const { path: url, html } of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(JSON.stringify([url, withReleases(html, {})]))
  return hash.digest('hex')
}

const COMPOSITION = /(id="composition">)([^<]*)(<\/script>)/

/** The fields of a document's composition data that describe its generation and releases, not the page. */
const RELEASE_FIELDS = ['generation', 'gatewayUrl', 'shell', 'remotes'] as const

const withReleasesOf = (html: string, other: string): string => withReleases(html, readComposition(other))

/** @param releases composition data with the releases to put in place of those of the document */
function withReleases(html: string, releases: Readonly<Record<string, unknown>>): string {
  const replaced = Object.fromEntries(RELEASE_FIELDS.map(name => [name, releases[name]]))
  const text = JSON.stringify({ ...readComposition(html), ...replaced }).replaceAll('<', '\\u003c')
  return html.replace(COMPOSITION, (_, before: string, __, behind: string) => before + text + behind)
}

function readComposition(html: string): Record<string, unknown> {
  const [, , text = ''] = COMPOSITION.exec(html) ?? []
  return z.record(z.string(), z.unknown()).catch({}).parse(tryParseJson(text))
}
