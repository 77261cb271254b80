import { IMAGES_DEFERRED_ATTRIBUTE as IMAGES_DEFERRED } from './defer-images.ts'
import { onceShellEvent } from '../document-data.ts'
import { runAfterFirstView } from './first-view.ts'

/**
 * The root element has this attribute while layout is deferred. Hydration does not change the root element.
 */
const DEFERRED = 'data-layout-waits'

/** The attribute of parts that are laid out already. */
const LAID_OUT = 'data-laid-out'

/** Everything below the first part of a page. */
const PARTS = '[data-page] > * + *, main ~ section, main ~ footer'

/** Matches phones on which a part with `data-fills-phone` fills the window, however its text wraps. */
const PHONE = '@media (max-width:47.99rem) and (max-height:52.5rem)'

/**
 * Makes browsers lay out only the parts of a page near the window. Chromium also lays out parts up to one
 * window height below it, so on phones this style moves the parts after `data-fills-phone` far away
 * (22-what-is-seen-first.md). With `*` instead of tag names, the first tap would restyle the whole page.
 */
export const deferredLayoutStyle = `@supports (content-visibility:auto) and (contain-intrinsic-height:auto 1px) and (overflow-clip-margin:1px) and (overflow-anchor:auto){[${DEFERRED}] :is(${PARTS}):not([${LAID_OUT}]){content-visibility:auto;contain-intrinsic-height:auto 100vh;overflow-clip-margin:4rem}${PHONE}{[${DEFERRED}][${IMAGES_DEFERRED}] [data-fills-phone]~section:not([${LAID_OUT}]){translate:-100000px}}}`

/**
 * Keeps the parts below the window out of the first layout; the script in the head calls this function. After
 * a link to an anchor, a reload or Back, nothing is deferred, since the browser needs true heights to scroll.
 * @returns whether layout is deferred
 */
export function deferLayout(): boolean {
  const root = document.documentElement
  // Browsers without `checkVisibility` do not support `content-visibility: auto` well.
  if (!('checkVisibility' in root) || location.hash) return false
  const navigation = performance.getEntriesByType('navigation')[0]
  if (!navigation || !('type' in navigation) || navigation.type !== 'navigate') return false
  root.setAttribute(DEFERRED, '')
  // Usually a script at the document's end calls releaseDeferredLayout. If that script is missing because the
  // connection broke off, this listener ends the deferral.
  addEventListener('load', () => root.removeAttribute(DEFERRED))
  return true
}

/** Time for layout in each frame: half a frame at 60 Hz; ms. */
const SHARE_MS = 8

/**
 * Lays out the deferred parts after the first view, a few per frame, because all at once would be a long
 * task. Finishes at the latest on the load event, so that tools and translators get the whole page.
 * @param then called when nothing is deferred any more
 */
export function releaseDeferredLayout(then: () => void): void {
  const root = document.documentElement
  if (!root.hasAttribute(DEFERRED)) return
  const parts = Array.from(document.querySelectorAll(PARTS))
  let laidOut = 0
  let isOver = false
  addEventListener('load', finish)
  addEventListener('beforeprint', finish)
  // After this event the shell copies the document and may replace its page, so layout must be finished.
  onceShellEvent('shell-reporting', finish)
  // Wait for a paint, and for the typefaces: each typeface that loads causes a new layout.
  runAfterFirstView(() => {
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
    root.removeAttribute(DEFERRED)
    // Remove the attributes, because hydration needs the markup as it was composed.
    parts.forEach(part => part.removeAttribute(LAID_OUT))
    then()
  }
}
