import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** React's mark for a boundary whose content threw. */
const GIVEN_UP = '<!--$!-->'

/**
 * Renders the site with a page in it, whole: where something throws, React would leave the loading state in its place and say
 * nothing, and that must not become a document.
 * @param site with the page
 * @param page alone, with no boundary round it; absent where there is none
 * @throws Error that tells what the page threw
 */
export function renderWhole(site: ReactElement, page: ReactElement | undefined): string {
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
