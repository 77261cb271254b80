import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** The comment that React writes into the HTML of a Suspense boundary whose content threw. */
const GIVEN_UP = '<!--$!-->'

/**
 * Renders the site with a page, or throws. On an error React would silently render the loading state, which
 * must not become a document.
 * @param site the layout and the page
 * @param page the page alone, without an error boundary; absent if there is no page
 * @throws Error with the page's own error
 */
export function renderSiteOrThrow(site: ReactElement, page: ReactElement | undefined): string {
  const html = renderToString(site)
  if (!html.includes(GIVEN_UP)) return html
  try {
    if (page) renderToString(page)
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Its page throws: ${text}`, { cause })
  }
  throw new Error(`Something in the layout round the page throws.`)
}

/** The preload links that React writes before the markup, in the order of the page. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** Matches a picture with high priority and a second format, as shared/ui/Picture.tsx renders it. */
const URGENT =
  /<picture\b[^>]*><source type=("[^"]+") srcSet=("[^"]+") sizes=("[^"]+")\/><img\b[^>]*\bfetchPriority="high"[^>]*>/

/**
 * Takes React's preload links out of the markup. Keeps only those with high priority, and adds one for the
 * first picture with several formats, which React does not preload.
 * @param html as React renders it
 * @returns tags for the head, and the markup of the body
 */
export function extractPreloads(html: string) {
  const [written = ''] = PRELOADS.exec(html) ?? []
  const body = html.slice(written.length)
  const urgent = written.match(/<link[^>]*fetchPriority="high"[^>]*>/g) ?? []
  const [, type, candidates, sizes] = URGENT.exec(body) ?? []
  const picture = type
    ? `<link rel="preload" as="image" type=${type} imagesrcset=${candidates} imagesizes=${sizes} fetchpriority="high">`
    : ''
  return { preloads: urgent.join('') + picture, body }
}
