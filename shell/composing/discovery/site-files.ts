/** What stands next to the pages of a generation, assembled from what all of them say. Composing writes it. */
import { SECURITY_FILE, type ComposedAddress, type SiteFile } from '@kutuhal/contract/composition.ts'
import { absoluteUrl } from '@kutuhal/contract/structured-data.ts'
import { feed } from './feed.ts'
import { sitemap } from './sitemap.ts'
import { securityText } from './security-text.ts'
import { webManifest } from './web-manifest.ts'

export const FEED = 'feed.xml'
export const MANIFEST = 'site.webmanifest'
const SITEMAP = 'sitemap.xml'

/** @param expires of what is said to those who report holes; where it is not known, nothing is said */
export function siteFiles(pages: readonly ComposedAddress[], expires?: string): readonly SiteFile[] {
  return [
    { name: SITEMAP, content: sitemap(pages) },
    { name: FEED, content: feed(pages, absoluteUrl(`/${FEED}`)) },
    { name: MANIFEST, content: webManifest() },
    // Scripts too: search engines render pages. Previews are kept out by a header (shared/tooling/release/serve/headers.ts).
    { name: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(`/${SITEMAP}`)}\n` },
    ...(expires === undefined ? [] : [{ name: SECURITY_FILE, content: securityText(expires) }]),
  ]
}
