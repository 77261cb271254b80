/**
 * Finds the pages to visit as a visitor would, in the sitemap of a running site: works on `npm start`, on a
 * preview, and on the live site with a team's own remote.
 */
import type { FullConfig } from '@playwright/test'

export interface PageUnderTest {
  readonly path: string
  readonly remote: string
  readonly title: string
}

/** What the specs visit; Playwright's workers get it in an environment variable. */
export interface PagesUnderTest {
  /** The first and last page of each kind: pages in one folder are of one kind. */
  readonly visited: readonly PageUnderTest[]
  /** All pages of the app, whose documents are read without a browser. */
  readonly read: readonly string[]
  readonly all: readonly PageUnderTest[]
  readonly hasPanel: boolean
}

const VARIABLE = 'PAGES_UNDER_TEST'

export function pagesUnderTest(): PagesUnderTest {
  const text = process.env[VARIABLE]
  if (text === undefined) throw new Error(`${VARIABLE} is not set. Is pages-under-test.ts a globalSetup?`)
  return JSON.parse(text) as PagesUnderTest
}

/** Variable with the name of the app whose pages are visited; absent for the pages of all apps. */
export const APP_VARIABLE = 'SITE_TESTS_OF'

export default async function findPages({ projects }: FullConfig): Promise<void> {
  const site = projects[0]?.use.baseURL ?? ''
  const app = process.env[APP_VARIABLE]
  const read = async (path: string) => {
    const answer = await fetch(site + path)
    if (!answer.ok) throw new Error(`${site}${path} answers ${answer.status}.`)
    return answer.text()
  }
  const sitemap = await read('/sitemap.xml')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const documents = await Promise.all(paths.map(async path => ({ path, html: await read(path) })))
  const pages = documents.map(({ path, html }) => ({
    path,
    remote: /"page":\{"path":"[^"]*","remote":"([\w-]+)"/.exec(html)?.[1] ?? '',
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
  }))
  const own = pages.filter(({ remote }) => app === undefined || app === 'shell' || remote === app)
  const panel = /data-panel="([\w-]+)\//.exec(documents[0]?.html ?? '')?.[1]
  const found: PagesUnderTest = {
    // A shell's faults show on any page, so one of each remote will do.
    visited: app === 'shell' ? firstOfEach(own, ({ remote }) => remote) : firstAndLast(own),
    read: own.map(({ path }) => path),
    all: pages,
    hasPanel: panel !== undefined && (app === undefined || app === 'shell' || app === panel),
  }
  process.env[VARIABLE] = JSON.stringify(found)
}

function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map(item => [keyOf(item), item])).values()].reverse()
}

function firstAndLast(pages: readonly PageUnderTest[]): PageUnderTest[] {
  const folder = ({ path, remote }: PageUnderTest) => {
    const parent = path.slice(0, path.lastIndexOf('/'))
    return `${remote} ${parent === '' ? path : parent}`
  }
  return [...new Set([...firstOfEach(pages, folder), ...firstOfEach(pages.toReversed(), folder).reverse()])]
}

/** Replaces the references that React writes in texts and attributes. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
