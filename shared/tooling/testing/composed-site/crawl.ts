import type { APIRequestContext } from '@playwright/test'

export interface CrawledLink {
  readonly from: string
  /** The link's address, as written in the HTML. */
  readonly href: string
  readonly rel: string
}

export interface CrawledPage {
  readonly status: number
  readonly html: string
}

export interface CrawledSite {
  readonly pages: ReadonlyMap<string, CrawledPage>
  readonly links: readonly CrawledLink[]
}

/** Follows every link, starting at the home page, in the HTML that a search engine gets. */
export async function crawlSite(request: APIRequestContext, origin: string): Promise<CrawledSite> {
  const pages = new Map<string, CrawledPage>()
  const links: CrawledLink[] = []
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const response = await request.get(origin + path)
    const html = await response.text()
    pages.set(path, { status: response.status(), html })
    for (const link of linksIn(html, path)) {
      links.push(link)
      const target = new URL(link.href, origin + path)
      if (target.origin === origin) waiting.push(target.pathname + target.search)
    }
  }
  return { pages, links }
}

export function findElementIds(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id))
}

function linksIn(html: string, from: string): CrawledLink[] {
  return [...html.matchAll(/<a\s([^>]*)>/g)].map(([, attributes = '']) => ({
    from,
    href: attributeOf(attributes, 'href'),
    rel: attributeOf(attributes, 'rel'),
  }))
}

function attributeOf(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes) ?? []
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
