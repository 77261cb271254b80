import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** React writes it for a Suspense boundary whose content threw. */
const GIVEN_UP = '<!--$!-->'

/**
 * On an error React would silently render the loading state, which must not become a document.
 * @param site the layout and the page
 * @param page the page alone, without an error boundary
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

/** React writes preload links before the markup, in the order of the page. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** With high priority and a second format, as shared/ui/Picture.tsx renders it. */
const URGENT =
  /<picture\b[^>]*><source type=("[^"]+") srcSet=("[^"]+") sizes=("[^"]+")\/><img\b[^>]*\bfetchPriority="high"[^>]*>/

/**
 * Of React's preload links keeps only those with high priority, and adds one for the first picture with
 * several formats, which React does not preload.
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
