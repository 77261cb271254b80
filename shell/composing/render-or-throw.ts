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
