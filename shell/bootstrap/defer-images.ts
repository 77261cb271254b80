import { isSavingData } from './features.ts'
import { afterFrame, isInView } from './first-view.ts'

/** On the root element, which no part of the page is hydrated with, from the head on (head.ts). */
export const DEFERRED = 'data-pictures-wait'

/** How far deferred pictures are moved up; px. */
const AWAY = 100_000

/** Out of every browser's reach. What is above a page cannot be scrolled to, and nothing else moves. */
export const deferredImagesStyle = `[${DEFERRED}] img[loading='lazy']{translate:0 -${AWAY}px;}`

/** Somebody may be about to see more: they go on reading, or go back. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'popstate']

/** For visits in which nobody does anything, from the first byte on; ms. At 50 kbit/s the page has been read to its end by then. */
const TIMEOUT_MS = 15_000

/**
 * Has the pictures below the window wait until somebody scrolls: Chromium fetches lazy ones up to 1,250 px below it, on a phone 100 KB
 * of home, before the scripts where a server keeps no priorities. For the head: the end of a document may be slow, or never come.
 */
export function deferImages(): void {
  document.documentElement.setAttribute(DEFERRED, '')
  addEventListener('scroll', letGo, true)
  if (!isSavingData()) setTimeout(letGo, TIMEOUT_MS)
}

/**
 * Releases them too when somebody acts in another way, or when one of them is in view from the start, as in a large window: then the
 * browser decides which come. Call it when the page has been read to its end.
 * @returns looks after the next frame whether one is in view; to be called when something has moved
 */
export function releaseImages(): () => void {
  signs.forEach(sign => addEventListener(sign, releaseSoon, true))
  // What is printed is laid out right after this.
  addEventListener('beforeprint', release)
  // Phones tell of a size once they have read how wide the page wants to be.
  addEventListener('resize', look)
  lookSoon()
  return lookSoon

  function lookSoon() {
    afterFrame(look)
  }
  function look() {
    if (lazyImages().some(image => isInView(image, AWAY))) release()
  }
  /** What a tap is for is shown first: pictures that come back are looked at by the browser all at once. */
  function releaseSoon() {
    afterFrame(release)
  }
  function release() {
    letGo()
    removeEventListener('resize', look)
    removeEventListener('beforeprint', release)
    signs.forEach(sign => removeEventListener(sign, releaseSoon, true))
  }
}

function letGo() {
  document.documentElement.removeAttribute(DEFERRED)
}

// Read by browsers of any age.
const lazyImages = (): Element[] => [].slice.call(document.querySelectorAll('img[loading="lazy"]'))
