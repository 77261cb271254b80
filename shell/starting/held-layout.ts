import { afterFirstView } from './after-first-view.ts'
import { hearShell } from './hand-over.ts'

/** On the root element, which no part of the page is hydrated with, from the head on (in-head.ts). */
const HELD = 'data-layout-waits'

/** On parts that wait no longer. */
const LAID_OUT = 'data-laid-out'

/** What is below the first part of a page, and below the page. */
const PARTS = '[data-page] > * + *, main ~ section, main ~ footer'

/** Where a part that says so fills the window, whatever its words wrap to. */
const PHONE = '@media (max-width:47.99rem) and (max-height:52.5rem)'

/**
 * Has a browser lay out parts near the window only. It says once a frame what those are: guessed to be as high as the window, whatever follows a part
 * in view is one. What leans out of one, as the card on the contact page does, is not cut off. Chromium calls near what is a window's height away: below a part that
 * fills a phone's, the rest stands aside, too, until somebody scrolls (held-pictures.ts). Not in browsers that would let the words in view move when what is
 * above them gets its true height. Those are sections, by their tag: a selector that ends in anything would have every element of the page
 * styled anew with the first tap, which ends the wait of pictures.
 */
export const heldLayoutStyle = `@supports (content-visibility:auto) and (contain-intrinsic-height:auto 1px) and (overflow-clip-margin:1px) and (overflow-anchor:auto){[${HELD}] :is(${PARTS}):not([${LAID_OUT}]){content-visibility:auto;contain-intrinsic-height:auto 100vh;overflow-clip-margin:4rem}${PHONE}{[${HELD}][data-pictures-wait] [data-fills-phone]~section:not([${LAID_OUT}]){translate:-100000px}}}`

/**
 * Keeps what is below from being laid out with the first paint, which takes twice as long otherwise. For the head. Whoever comes to a
 * place below, by its name or back to it, needs true heights at once.
 * @returns whether it is kept from that
 */
export function holdLayout(): boolean {
  const root = document.documentElement
  // Older ones know nothing of this either.
  if (!('checkVisibility' in root) || location.hash) return false
  const navigation = performance.getEntriesByType('navigation')[0]
  if (!navigation || !('type' in navigation) || navigation.type !== 'navigate') return false
  root.setAttribute(HELD, '')
  // Also of a document that is cut off.
  addEventListener('load', () => root.removeAttribute(HELD))
  return true
}

/** How much of a frame may go into it; ms. Half of one at 60 a second. */
const SHARE_MS = 8

/**
 * Has the rest laid out once the first view is there, some parts in each frame: all at once would be a long task. When the document has
 * loaded, all is: who reads it from there on, a tool or a translator, does not get half of it.
 * @param then called when all that was held is where it belongs
 */
export function releaseLayout(then: () => void): void {
  const root = document.documentElement
  if (!root.hasAttribute(HELD)) return
  const parts = Array.from(document.querySelectorAll(PARTS))
  let laidOut = 0
  let isOver = false
  addEventListener('load', finish)
  addEventListener('beforeprint', finish)
  // It keeps the document as it finds it, and may put another page in its place.
  hearShell('shell-reporting', finish)
  // With its typefaces, each of which would have all laid out once more; and what has just come is painted first.
  afterFirstView(() => {
    void document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(next)))
  })

  function next() {
    if (isOver) return
    const end = performance.now() + SHARE_MS
    while (performance.now() < end) {
      const part = parts[laidOut]
      if (!part) return finish()
      part.setAttribute(LAID_OUT, '')
      part.getBoundingClientRect()
      laidOut += 1
    }
    requestAnimationFrame(next)
  }
  function finish() {
    if (isOver) return
    isOver = true
    root.removeAttribute(HELD)
    // As they were composed.
    parts.forEach(part => part.removeAttribute(LAID_OUT))
    then()
  }
}
