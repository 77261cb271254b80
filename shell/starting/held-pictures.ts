import { isSavingData } from './is-saving-data.ts'
import { isSkipped } from './is-skipped.ts'

/** On the root element, which no part of the page is hydrated with, from the head on (in-head.ts); its style is in held-pictures.css. */
export const HELD = 'data-pictures-wait'

/** How far that style moves them; px. */
const AWAY = 100_000

/** Of somebody who may be about to see more: whoever goes on reading, or goes back. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'popstate']

/** For visits in which nobody does anything, from the first byte on; ms. At 50 kbit/s the page has been read to its end by then. */
const PATIENCE_MS = 15_000

const root = document.documentElement

/**
 * Has the pictures below the window wait until somebody scrolls: Chromium fetches lazy ones up to 1,250 px below it, on a phone 100 KB of
 * home, and servers that keep no priorities send those before the scripts. For the head: the end of a document may be slow, or never come.
 */
export function holdPictures(): void {
  root.setAttribute(HELD, '')
  addEventListener('scroll', letGo, true)
  if (!isSavingData()) setTimeout(letGo, PATIENCE_MS)
}

/**
 * Lets them go for whoever makes for them in another way. Where one of them is in view from the start, as in a large
 * window, it is for the browser to say which come. Call it when the page has been read to its end.
 * @returns looks after the next frame whether one is in view; to be called when something has moved
 */
export function releasePictures(): () => void {
  signs.forEach(sign => addEventListener(sign, releaseSoon, true))
  // What is printed is laid out right after this.
  addEventListener('beforeprint', release)
  // Phones tell of a size once they have read how wide the page wants to be.
  addEventListener('resize', look)
  lookSoon()
  return lookSoon

  /** After a frame: until then a browser does not know which parts of the page it lays out (held-layout.ts). */
  function lookSoon() {
    requestAnimationFrame(() => setTimeout(look))
  }
  function look() {
    if (lazyPictures().some(isInView)) release()
  }
  /** What a tap is for is shown first: pictures that come back are looked at by the browser all at once. */
  function releaseSoon() {
    requestAnimationFrame(() => setTimeout(release))
  }
  function release() {
    letGo()
    removeEventListener('resize', look)
    removeEventListener('beforeprint', release)
    signs.forEach(sign => removeEventListener(sign, releaseSoon, true))
  }
}

function letGo() {
  root.removeAttribute(HELD)
}

// Read by browsers of any age.
const lazyPictures = (): Element[] => [].slice.call(document.querySelectorAll('img[loading="lazy"]'))

function isInView(picture: Element): boolean {
  if (isSkipped(picture)) return false
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > top && bottom + AWAY > 0 && top + AWAY < innerHeight
}
