import { isSavingData } from './features.ts'
import { afterFrame, isInView } from './first-view.ts'

/** The attribute of the root element while images are deferred. Hydration does not touch that element. */
export const DEFERRED = 'data-pictures-wait'

/** How far deferred pictures are moved up; px. */
const AWAY = 100_000

/** Moves lazy images out of every browser's reach: nobody can scroll above the page. Nothing else moves. */
export const deferredImagesStyle = `[${DEFERRED}] img[loading='lazy']{translate:0 -${AWAY}px;}`

/** Events after which the visitor may see more of the page. */
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'popstate']

/** Without interaction, images load after this time; ms. By then, 50 kbit/s have loaded the document. */
const TIMEOUT_MS = 15_000

/**
 * Defers images below the window until a scroll. Chromium loads lazy ones up to 1,250 px ahead: 30 KB of
 * /news on phones, which compete with the scripts. Call it in the head.
 */
export function deferImages(): void {
  document.documentElement.setAttribute(DEFERRED, '')
  addEventListener('scroll', showImages, true)
  if (!isSavingData()) setTimeout(showImages, TIMEOUT_MS)
}

/**
 * Loads deferred images on any interaction, or when one is in view from the start, as in a large window. Call
 * it once the document is parsed.
 * @returns a function that checks again whether one is in view, for when the layout has changed
 */
export function releaseImages(): () => void {
  interactions.forEach(sign => addEventListener(sign, releaseSoon, true))
  // Without a delay, because the browser lays out the print right after this event.
  addEventListener('beforeprint', release)
  // Phones report their size only after parsing the viewport width.
  addEventListener('resize', check)
  checkSoon()
  return checkSoon

  function checkSoon() {
    afterFrame(check)
  }
  function check() {
    if (lazyImages().some(image => isInView(image, AWAY))) release()
  }
  /** Waits for a frame, so that the effect of a tap shows before browsers process all images. */
  function releaseSoon() {
    afterFrame(release)
  }
  function release() {
    showImages()
    removeEventListener('resize', check)
    removeEventListener('beforeprint', release)
    interactions.forEach(sign => removeEventListener(sign, releaseSoon, true))
  }
}

function showImages() {
  document.documentElement.removeAttribute(DEFERRED)
}

// Without spread or Array.from, for browsers of any age.
const lazyImages = (): Element[] => [].slice.call(document.querySelectorAll('img[loading="lazy"]'))
