/** The files next to a generation's pages, made from the data of all pages. Composing writes them. */
import { SECURITY_FILE, type ComposedAddress, type SiteFile } from '@kutuhal/contract/composition.ts'
import { absoluteUrl } from '@kutuhal/contract/structured-data.ts'
import { feed } from './feed.ts'
import { sitemap } from './sitemap.ts'
import { securityText } from './security-text.ts'
import { webManifest } from './web-manifest.ts'

export const FEED = 'feed.xml'
export const MANIFEST = 'site.webmanifest'
const SITEMAP = 'sitemap.xml'

/** @param expires date for security.txt; without a date that file is not written */
export function siteFiles(pages: readonly ComposedAddress[], expires?: string): readonly SiteFile[] {
  return [
    { name: SITEMAP, content: sitemap(pages) },
    { name: FEED, content: feed(pages, absoluteUrl(`/${FEED}`)) },
    { name: MANIFEST, content: webManifest() },
    // Crawlers may fetch scripts, since search engines render pages. serve/headers.ts excludes previews.
    { name: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(`/${SITEMAP}`)}\n` },
    ...(expires === undefined ? [] : [{ name: SECURITY_FILE, content: securityText(expires) }]),
  ]
}
