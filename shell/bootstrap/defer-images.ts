import { isSavingData } from './features.ts'
import { afterFrame, isInView } from './first-view.ts'

/** Set on the root element by the head (head.ts); hydration does not touch that element. */
export const DEFERRED = 'data-pictures-wait'

/** How far deferred pictures are moved up; px. */
const AWAY = 100_000

/** Out of reach for every browser. Nobody can scroll above the page, and nothing else moves. */
export const deferredImagesStyle = `[${DEFERRED}] img[loading='lazy']{translate:0 -${AWAY}px;}`

/** Signs that the visitor may be about to see more of the page. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'popstate']

/** For visits without interaction, from the first byte; ms. By then, 50 kbit/s have loaded the document. */
const TIMEOUT_MS = 15_000

/**
 * Defers pictures below the window until a scroll: Chromium loads lazy ones up to 1,250 px ahead, 100 KB of
 * home on phones, before scripts on servers without priorities. Call it in the head: the end may come late.
 */
export function deferImages(): void {
  document.documentElement.setAttribute(DEFERRED, '')
  addEventListener('scroll', letGo, true)
  if (!isSavingData()) setTimeout(letGo, TIMEOUT_MS)
}

/**
 * Also releases them on other interactions, or when one is in view from the start, as in a large window. Call
 * it once the document is parsed.
 * @returns checks after the next frame whether one is in view; call it when the layout has changed
 */
export function releaseImages(): () => void {
  signs.forEach(sign => addEventListener(sign, releaseSoon, true))
  // Printing starts its layout right after this.
  addEventListener('beforeprint', release)
  // Phones report their size only after parsing the viewport width.
  addEventListener('resize', look)
  lookSoon()
  return lookSoon

  function lookSoon() {
    afterFrame(look)
  }
  function look() {
    if (lazyImages().some(image => isInView(image, AWAY))) release()
  }
  /** The effect of a tap shows first: browsers process all returning pictures at once. */
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

// Compatible with browsers of any age.
const lazyImages = (): Element[] => [].slice.call(document.querySelectorAll('img[loading="lazy"]'))
