import { escapeHtml } from '@kutuhal/contract'
import type { ComposedAddress } from '@kutuhal/contract/composition.ts'
import { absoluteUrl } from '@kutuhal/contract/structured-data.ts'
import { alternatesOf } from './alternates.ts'

/**
 * Lists every page in the format of sitemaps.org; only dated pages have a `lastmod`. XHTML links name
 * translations for Google
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function sitemap(pages: readonly ComposedAddress[]): string {
  const entries = pages.map(({ path, loaded }) => {
    const published = loaded.facts?.().article?.published
    const changed = published === undefined ? '' : `<lastmod>${published}</lastmod>`
    const alternates = alternatesOf(path).map(
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
