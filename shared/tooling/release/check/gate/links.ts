import { decodePath } from '../../store/files/content-files.ts'
import type { Finding, CheckOutcome } from '../finding.ts'
import type { ComposedPage, SitePageIndex } from '../site-under-check.ts'
import {
  extractAssets,
  extractElementIds,
  extractLinkPreviewImage,
  extractLinks,
  extractPageMarkup,
} from './html-parts.ts'

/** A placeholder for the site's address, to resolve relative links. */
const HERE = 'https://site.invalid'

interface Link {
  readonly from: string
  readonly href: string
  readonly path: string
  readonly anchor: string
}

/** Checks that the pages' links, pictures and videos exist. */
export async function checkLinks(
  pages: readonly ComposedPage[],
  whole: SitePageIndex,
): Promise<CheckOutcome> {
  const links = pages.flatMap(page => listInternalLinks(page, whole.url))
  const assets = pages.flatMap(({ path, html }) => {
    const preview = extractLinkPreviewImage(html)
    // The HTML has the absolute address of the link preview's picture, which may be on this site.
    const own = preview?.startsWith(`${whole.url}/`) ? [preview.slice(whole.url.length)] : []
    return [...extractAssets(extractPageMarkup(html)), ...own].map(address => [path, address] as const)
  })
  const lost = assets.flatMap(([from, address]) => findLostAsset(from, address, whole))
  return {
    fine: `${links.length} links and ${assets.length} pictures or films lead somewhere`,
    findings: [...(await findDead(links, whole)), ...lost],
  }
}

/**
 * Finds links from the pages of other remotes to the checked pages that would break. Leaves out links that do
 * not work on the live site either: another team's page must not stop a release.
 */
export async function checkInboundLinks(
  pages: readonly ComposedPage[],
  remotes: readonly string[],
  whole: SitePageIndex,
): Promise<CheckOutcome> {
  const own = new Set(pages.map(({ path }) => path))
  const links = (await whole.pages())
    .filter(({ path }) => !own.has(path))
    .flatMap(page => listInternalLinks(page, whole.url))
    .filter(({ path }) => remotes.includes(whole.remoteOf(path) ?? ''))
  const working = await Promise.all(links.map(async link => ((await isLive(link, whole)) ? [link] : [])))
  const remedy = 'Other teams link there: keep the address and its id, or release their pages first.'
  return {
    fine: `${links.length} links from other pages still arrive`,
    findings: (await findDead(working.flat(), whole)).map(finding => ({ ...finding, remedy })),
  }
}

/** Finds dead links among the links of a page in the browser. @param from path of the page */
export const findDeadLinks = (hrefs: readonly string[], from: string, whole: SitePageIndex) =>
  findDead(
    [...new Set(hrefs)].flatMap(href => parseInternalLink(href, from, whole.url)),
    whole,
  )

const listInternalLinks = ({ path, html }: ComposedPage, siteUrl: string): Link[] =>
  extractLinks(extractPageMarkup(html)).flatMap(href => parseInternalLink(href, path, siteUrl))

/** Returns nothing for a link that leads away from the site. */
function parseInternalLink(href: string, from: string, siteUrl: string): Link[] {
  if (!URL.canParse(href, HERE + from)) return []
  const url = new URL(href, HERE + from)
  if (url.origin !== HERE && url.origin !== new URL(siteUrl).origin) return []
  return [{ from, href, path: url.pathname, anchor: decodePath(url.hash.slice(1)) }]
}

/** Whether a link leads somewhere on the live site. */
async function isLive({ path, anchor }: Link, whole: SitePageIndex): Promise<boolean> {
  const html = await whole.liveHtmlOf(path)
  return html !== undefined && hasAnchor(html, anchor)
}

const hasAnchor = (html: string, anchor: string): boolean =>
  anchor === '' || anchor === 'top' || extractElementIds(html).has(anchor)

async function findDead(links: readonly Link[], whole: SitePageIndex): Promise<Finding[]> {
  return (await Promise.all(links.map(link => findDeadLink(link, whole)))).flat()
}

async function findDeadLink({ from, href, path, anchor }: Link, whole: SitePageIndex): Promise<Finding[]> {
  const place = { about: 'links', page: from } as const
  if (path.startsWith('/apps/')) return findLostAsset(from, path, whole)
  if (!whole.has(path)) {
    const what = `It links to ${href}, and the site has no page ${path}.`
    return [{ ...place, what, remedy: 'Correct the link, or release the page that it leads to first.' }]
  }
  const html = await whole.htmlOf(path)
  if (html === undefined || hasAnchor(html, anchor)) return []
  const what = `It links to ${href}, and ${path} has no element with the id "${anchor}". Visitors would land at the top.`
  return [{ ...place, what, remedy: `Correct the link, or give its target the id "${anchor}".` }]
}

function findLostAsset(page: string, address: string, whole: SitePageIndex): Finding[] {
  if (/^(data:|https?:)/.test(address) || whole.hasFile(address)) return []
  const what = `It shows ${address}, which no release has.`
  const remedy = `Put the file into the app's public/ folder and name it with \`asset('media/…')\`. Pictures of link previews are drawn by npm run lab -- previews.`
  return [{ about: 'assets', page, what, remedy }]
}
