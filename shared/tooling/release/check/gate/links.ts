import type { Finding, CheckOutcome } from '../finding.ts'
import type { ComposedPage } from '../site-under-check.ts'
import {
  extractAssets,
  extractElementIds,
  extractLinkPreviewImage,
  extractLinks,
  extractPageMarkup,
} from './html-parts.ts'
import { decodePath } from '../../store/content-files.ts'
import type { SitePageIndex } from './site-pages.ts'

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
  shell: string,
): Promise<CheckOutcome> {
  const links = pages.flatMap(page => internalLinks(page, whole.url))
  const assets = pages.flatMap(({ path, html }) =>
    [...extractAssets(extractPageMarkup(html)), ...ownPreview(html, whole.url)].map(address => ({
      from: path,
      address,
    })),
  )
  const dead = await Promise.all(links.map(link => deadLink(link, whole)))
  return {
    fine: `${links.length} links and ${assets.length} pictures or films lead somewhere`,
    findings: [...dead.flat(), ...assets.flatMap(asset => lostAsset(asset, whole))].map(finding => ({
      ...finding,
      shell,
    })),
  }
}

/** Finds links from the pages of other remotes to the checked pages that would break. */
export async function checkInboundLinks(
  pages: readonly ComposedPage[],
  remotes: readonly string[],
  whole: SitePageIndex,
  shell: string,
): Promise<CheckOutcome> {
  const own = new Set(pages.map(({ path }) => path))
  const others = (await whole.pages()).filter(({ path }) => !own.has(path))
  const links = others
    .flatMap(page => internalLinks(page, whole.url))
    .filter(({ path }) => remotes.includes(whole.remoteOf(path) ?? ''))
  const dead = (await Promise.all(links.map(link => deadLink(link, whole)))).flat()
  return {
    fine: `${links.length} links from other pages still arrive`,
    findings: dead.map(finding => ({
      ...finding,
      shell,
      remedy: 'Other teams link there: keep the address and its id, or release their pages first.',
    })),
  }
}

/** Finds dead links among the links of a page in the browser. @param from path of the page */
export async function findDeadLinks(
  hrefs: readonly string[],
  from: string,
  whole: SitePageIndex,
): Promise<Finding[]> {
  const links = [...new Set(hrefs)].flatMap(href => internalLink(href, from, whole.url))
  return (await Promise.all(links.map(link => deadLink(link, whole)))).flat()
}

function internalLinks({ path, html }: ComposedPage, siteUrl: string): Link[] {
  return extractLinks(extractPageMarkup(html)).flatMap(href => internalLink(href, path, siteUrl))
}

function internalLink(href: string, path: string, siteUrl: string): Link[] {
  if (!URL.canParse(href, HERE + path)) return []
  const url = new URL(href, HERE + path)
  if (url.origin !== HERE && url.origin !== new URL(siteUrl).origin) return []
  return [{ from: path, href, path: url.pathname, anchor: decodePath(url.hash.slice(1)) }]
}

/**
 * Returns the path of the link preview's picture if the picture is on this site; otherwise nothing. The HTML
 * contains the picture's absolute address.
 */
function ownPreview(html: string, siteUrl: string): readonly string[] {
  const address = extractLinkPreviewImage(html)
  return address?.startsWith(`${siteUrl}/`) ? [address.slice(siteUrl.length)] : []
}

async function deadLink({ from, href, path, anchor }: Link, whole: SitePageIndex): Promise<Finding[]> {
  const place = { about: 'links', page: from } as const
  if (path.startsWith('/apps/')) return lostAsset({ from, address: path }, whole)
  if (!whole.has(path)) {
    const what = `It links to ${href}, and the site has no page ${path}.`
    return [{ ...place, what, remedy: 'Correct the link, or release the page that it leads to first.' }]
  }
  if (anchor === '' || anchor === 'top') return []
  const html = await whole.htmlOf(path)
  if (html === undefined || extractElementIds(html).has(anchor)) return []
  const what = `It links to ${href}, and ${path} has no element with the id "${anchor}". Visitors would land at the top.`
  return [{ ...place, what, remedy: `Correct the link, or give its target the id "${anchor}".` }]
}

function lostAsset(
  { from, address }: { readonly from: string; readonly address: string },
  whole: SitePageIndex,
): Finding[] {
  if (/^(data:|https?:)/.test(address) || whole.hasFile(address)) return []
  return [
    {
      about: 'assets',
      page: from,
      what: `It shows ${address}, which no release has.`,
      remedy: `Put the file into the app's public/ folder and name it with \`asset('media/…')\`. Pictures of link previews are drawn by npm run lab -- previews.`,
    },
  ]
}
