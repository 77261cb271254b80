import { escapeHtml } from '@kutuhal/contract'
import type { ComposedAddress } from '@kutuhal/contract/composition.ts'
import { absoluteUrl } from '@kutuhal/contract/structured-data.ts'

/** Every page, as sitemaps.org wants it; `lastmod` only where a page has a date of its own. */
export function sitemap(pages: readonly ComposedAddress[]): string {
  const entries = pages.map(({ path, loaded }) => {
    const published = loaded.facts?.().article?.published
    const changed = published === undefined ? '' : `<lastmod>${published}</lastmod>`
    return `<url><loc>${escapeHtml(absoluteUrl(path))}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
