import { escapeHtml, site, type LoadedPage } from '@kutuhal/contract'
import { absoluteUrl } from '@kutuhal/contract/structured-data.ts'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { getPathLanguage } from '../../routes.ts'
import { FEED_FILE_NAME, listLanguageAlternates, WEB_MANIFEST_FILE_NAME } from './site-files.ts'
import { getPageName } from './structured-data.ts'

/** Only one Twitter tag is needed: the others have OpenGraph equivalents, which Twitter reads, too. */
export function renderHeadTags(path: string, { title, description, facts }: LoadedPage): string {
  const { article, picture, oEmbed, translations } = facts?.() ?? {}
  const name = getPageName(path, title)
  const properties = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': site.brand,
    'og:locale': getPathLanguage(path).replace('-', '_'),
    'og:title': name,
    'og:description': description,
    'og:url': absoluteUrl(path),
    'og:image': absoluteUrl(picture ?? getPublicFileUrl(__RELEASE__, 'previews/brand.jpg')),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': name,
    ...(article && { 'article:published_time': article.published, 'article:section': article.section }),
  }
  return [
    `<link rel="canonical" href="${escapeHtml(absoluteUrl(path))}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="alternate" type="application/atom+xml" title="${site.brand}: news and blog" href="/${FEED_FILE_NAME}">`,
    ...listLanguageAlternates(path, translations).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    ...(oEmbed
      ? [
          `<link rel="alternate" type="application/json+oembed" title="${escapeHtml(name)}" href="${escapeHtml(absoluteUrl(oEmbed))}">`,
        ]
      : []),
    `<link rel="manifest" href="/${WEB_MANIFEST_FILE_NAME}">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(getPublicFileUrl(__RELEASE__, 'icons/apple-touch-icon.png'))}">`,
  ].join('\n')
}
