/** Reads the documents of all pages, as a search engine does: needs no browser. */
import { expect, test as base } from '@playwright/test'
import { budgetOf, budgets } from './budgets.ts'
import { pagesUnderTest, unescaped } from './pages-under-test.ts'
import { expectNone } from './visit.ts'

interface ReadDocument {
  readonly status: number
  readonly html: string
  readonly ids: ReadonlySet<string>
}

/** `documentAt` asks for each document once. */
const test = base.extend<{
  readonly site: string
  readonly documentAt: (path: string) => Promise<ReadDocument>
}>({
  site: ({ baseURL }, use) => use(baseURL ?? ''),
  documentAt: async ({ site }, use) => {
    const known = new Map<string, Promise<ReadDocument>>()
    async function ask(path: string): Promise<ReadDocument> {
      const answer = await fetch(site + path)
      const html = await answer.text()
      const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => unescaped(id))
      return { status: answer.status, html, ids: new Set(ids) }
    }
    await use(path => {
      const document = known.get(path) ?? ask(path)
      known.set(path, document)
      return document
    })
  },
})

const { read, all } = pagesUnderTest()

test('Documents have one h1, nothing inline that the policy blocks, and little HTML', async ({
  documentAt,
}) => {
  for (const path of read) {
    const { html } = await documentAt(path)
    const page = markupOfPage(html)
    expect.soft([...page.matchAll(/<h1[\s>]/g)], `${path} has exactly one h1`).toHaveLength(1)
    expectNone(
      [
        ...page.matchAll(
          /<[a-z][^<>]*\sstyle="[^"]*"|<script[\s>][^<]{0,60}|<(?:title|meta)[\s>][^<]{0,60}/gi,
        ),
      ]
        .map(([tag]) => tag.slice(-160))
        // Drawings have titles of their own.
        .filter(tag => !isTitleOfDrawing(page, tag)),
      `${path} has no style attribute (use Emotion), <script>, <title> or <meta>: these are the shell’s.`,
    )
    expect
      .soft(Buffer.byteLength(page), `bytes of HTML of ${path} (budgets.ts)`)
      .toBeLessThanOrEqual(budgets.pageHtml)
  }
})

test('Every link leads somewhere, from other pages too', async ({ documentAt, site }) => {
  const sections = new Set(read.map(path => path.split('/')[1]))
  const dead = new Set<string>()
  for (const { path: from } of all) {
    const { html } = await documentAt(from)
    for (const href of new Set(attributes(html, 'a', 'href'))) {
      if (!URL.canParse(href, site + from)) continue
      const { origin, pathname, hash } = new URL(href, site + from)
      // Addresses for partners answer once the release is live.
      if (origin !== site || pathname.startsWith('/embed')) continue
      // Links between pages of others are their affair.
      if (!read.includes(from) && !sections.has(pathname.split('/')[1])) continue
      const target = await documentAt(pathname)
      const anchor = decodeURIComponent(hash.slice(1))
      if (target.status !== 200) dead.add(`${from} links to ${href}, which answers ${target.status}`)
      else if (anchor !== '' && anchor !== 'top' && !target.ids.has(anchor))
        dead.add(`${from} links to ${href}, and ${pathname} has no element with the id "${anchor}"`)
    }
  }
  expectNone([...dead], 'Correct the link, or release first what it leads to.')
})

test('Every picture and film is there, and no larger than its budget', async ({ documentAt, site }) => {
  /** The first page that shows a file. */
  const pages = new Map<string, string>()
  for (const path of read) {
    const { html } = await documentAt(path)
    const preview = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
    // The document names the preview's picture by the address of the live site.
    const shown = [
      ...assets(markupOfPage(html)),
      ...(preview === '' ? [] : [new URL(unescaped(preview)).pathname]),
    ]
    for (const url of shown.map(address => new URL(address, site + path).href))
      if (url.startsWith(site) && !pages.has(url)) pages.set(url, path)
  }
  const files = await Promise.all(
    [...pages].map(async ([url, path]) => {
      const { ok, headers } = await fetch(url, { method: 'HEAD' })
      return { ok, url, words: `${path} shows ${url}`, bytes: Number(headers.get('content-length')) }
    }),
  )
  expectNone(
    files.filter(({ ok }) => !ok).map(({ words }) => words),
    'Pages show only what is in a release (public/).',
  )
  expectNone(
    files
      .filter(({ url, bytes }) => bytes > budgetOf(url))
      .map(({ words, bytes }) => `${words} of ${bytes} bytes`),
    'Pictures and films keep to their budgets (budgets.ts).',
  )
})

/** The markup of the remote's page, without the layout. */
function markupOfPage(html: string): string {
  const start = html.indexOf('data-page=""')
  return start === -1 ? '' : html.slice(html.lastIndexOf('<', start), html.indexOf('</main>', start))
}

const isTitleOfDrawing = (page: string, tag: string): boolean =>
  /^<title/.test(tag) &&
  [...page.matchAll(/<svg[\s>][^]*?<\/svg>/g)].some(([drawing]) => drawing.includes(tag))

/** Addresses of pictures, films and other media. */
function assets(markup: string): string[] {
  const tags = '(?:img|source|video|audio|track|iframe|embed|image|use)'
  const sources = ['src', 'poster'].flatMap(name => attributes(markup, tags, name))
  const sets = attributes(markup, '(?:img|source)', 'srcset').flatMap(set =>
    set.split(',').map(candidate => candidate.trim().split(/\s/, 1)[0] ?? ''),
  )
  return [...sources, ...sets].filter(address => address !== '' && !address.startsWith('data:'))
}

/** Reads attributes with a pattern: React writes all tags in one form. */
function attributes(markup: string, tag: string, name: string): string[] {
  const pattern = new RegExp(`<${tag}\\s(?:[^<>]*\\s)?${name}="([^"]*)"`, 'gi')
  return [...markup.matchAll(pattern)].map(([, value = '']) => unescaped(value))
}
