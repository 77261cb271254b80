import { escapeHtml, site, type ArticleFacts } from '@kutuhal/contract'
import type { ComposedAddress } from '@kutuhal/contract/composition.ts'
import { absoluteUrl } from '@kutuhal/contract/structured-data.ts'

interface Entry {
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly article: ArticleFacts
}

/**
 * Writes an Atom feed (RFC 4287) of all articles of all remotes, newest first.
 * @param url address of the feed itself
 */
export function feed(pages: readonly ComposedAddress[], url: string): string {
  const entries = pages.flatMap(entryOf).sort((a, b) => (a.article.published < b.article.published ? 1 : -1))
  const newest = entries[0]?.article.published ?? `${site.founded}-01-01`
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
<id>${escapeHtml(url)}</id>
<title>${escapeHtml(site.brand)}: news and blog</title>
<subtitle>${escapeHtml(site.description)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeHtml(url)}"/>
<link href="${escapeHtml(absoluteUrl('/'))}"/>
<updated>${moment(newest)}</updated>
<author><name>${escapeHtml(site.brand)}</name></author>
${entries.map(asXml).join('\n')}
</feed>
`
}

function entryOf({ path, loaded: { title, description, facts } }: ComposedAddress): Entry[] {
  const { article } = facts?.() ?? {}
  return article ? [{ url: absoluteUrl(path), title: title ?? path, summary: description, article }] : []
}

function asXml({ url, title, summary, article }: Entry): string {
  const { author, published, section } = article
  return `<entry>
<id>${escapeHtml(url)}</id>
<title>${escapeHtml(title)}</title>
<link href="${escapeHtml(url)}"/>
<published>${moment(published)}</published>
<updated>${moment(published)}</updated>
${author === undefined ? '' : `<author><name>${escapeHtml(author)}</name></author>\n`}<category term="${escapeHtml(section)}"/>
<summary>${escapeHtml(summary)}</summary>
</entry>`
}

/** Atom needs a time, but articles have only a date, so this takes midnight in India. */
const moment = (date: string): string => `${date}T00:00:00+05:30`
