import type { APIRequestContext } from '@playwright/test'

export interface CrawledLink {
  readonly from: string
  /** The link's address, as written in the HTML. */
  readonly href: string
  readonly rel: string
}

export interface CrawledSite {
  readonly paths: ReadonlySet<string>
  readonly links: readonly CrawledLink[]
}

/** Follows every link, starting at the home page, in the HTML that a search engine gets. */
export async function crawlSite(request: APIRequestContext, origin: string): Promise<CrawledSite> {
  const paths = new Set<string>()
  const links: CrawledLink[] = []
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (paths.has(path)) continue
    paths.add(path)
    for (const link of linksIn(await (await request.get(origin + path)).text(), path)) {
      links.push(link)
      const target = new URL(link.href, origin + path)
      if (target.origin === origin) waiting.push(target.pathname + target.search)
    }
  }
  return { paths, links }
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
