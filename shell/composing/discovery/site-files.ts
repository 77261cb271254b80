import { SECURITY_TXT_FILE, type GenerationPage, type SiteFile } from '@kutuhal/contract/composition.ts'
import {
  getTranslatedPath,
  isLanguageCode,
  languages,
  parseTranslatedPath,
} from '@kutuhal/contract/languages.ts'
import { absoluteUrl } from '@kutuhal/contract/structured-data.ts'
import { escapeHtml, site, type ArticleFacts } from '@kutuhal/contract'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { windowColours } from '../window-colours.ts'

export const FEED_FILE_NAME = 'feed.xml'
export const WEB_MANIFEST_FILE_NAME = 'site.webmanifest'
const SITEMAP = 'sitemap.xml'

export function createSiteFiles(pages: readonly GenerationPage[], expires: string): readonly SiteFile[] {
  return [
    { name: SITEMAP, content: sitemap(pages) },
    { name: FEED_FILE_NAME, content: feed(pages, absoluteUrl(`/${FEED_FILE_NAME}`)) },
    { name: WEB_MANIFEST_FILE_NAME, content: webManifest() },
    // Search engines render pages, so they may fetch scripts. On previews, a header forbids indexing.
    { name: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(`/${SITEMAP}`)}\n` },
    { name: SECURITY_TXT_FILE, content: securityText(expires) },
  ]
}

interface Entry {
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly article: ArticleFacts
}

/** An Atom feed (RFC 4287) of all articles of all remotes, newest first. @param url of the feed itself */
function feed(pages: readonly GenerationPage[], url: string): string {
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

function entryOf({ path, loaded: { title, description, facts } }: GenerationPage): Entry[] {
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

/** Atom requires a time: midnight in India. */
const moment = (date: string): string => `${escapeHtml(date)}T00:00:00+05:30`

/**
 * Only dated pages have a `lastmod`. XHTML links name translations for Google
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function sitemap(pages: readonly GenerationPage[]): string {
  const entries = pages.map(({ path, loaded }) => {
    const { article, translations } = loaded.facts?.() ?? {}
    const published = article?.published
    const changed = published === undefined ? '' : `<lastmod>${escapeHtml(published)}</lastmod>`
    const alternates = listLanguageAlternates(path, translations).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    )
    return `<url><loc>${escapeHtml(absoluteUrl(path))}</loc>${changed}${alternates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

interface Alternate {
  /** A language, or `x-default` for readers of all other languages. */
  readonly hreflang: string
  readonly href: string
}

/**
 * All languages of a page, its own included (https://html.spec.whatwg.org/#rel-alternate).
 * @param translations codes of the page's other languages
 * @returns nothing for a page in one language only
 */
export function listLanguageAlternates(
  path: string,
  translations: readonly string[] = [],
): readonly Alternate[] {
  if (translations.length === 0) return []
  const [, original] = parseTranslatedPath(path)
  const codes = ['en', ...translations].filter(isLanguageCode)
  const pages = codes.map(code => ({
    hreflang: languages[code],
    href: absoluteUrl(getTranslatedPath(original, code)),
  }))
  return [...pages, { hreflang: 'x-default', href: absoluteUrl(original) }]
}

const SECURITY_PAGE = '/security'

/** RFC 9116. @param expires ISO 8601 */
const securityText = (expires: string): string =>
  [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${absoluteUrl(`/.well-known/${SECURITY_TXT_FILE}`)}`,
    `Policy: ${absoluteUrl(SECURITY_PAGE)}`,
    '',
  ].join('\n')

function webManifest(): string {
  return JSON.stringify({
    name: `${site.brand}: ${site.tagline}`,
    short_name: site.brand,
    description: site.description,
    lang: 'en-IN',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: windowColours.light,
    theme_color: windowColours.light,
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  })
}

const icon = (file: string, sizes: string, purpose: string) => ({
  src: getPublicFileUrl(__RELEASE__, `icons/${file}`),
  sizes,
  type: 'image/png',
  purpose,
})
