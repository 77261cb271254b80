import { isSavingData } from '../federation/network.ts'
import { runAfterNextPaint, isInView } from './first-view.ts'

/**
 * The root element has this attribute while images are deferred. Hydration does not change the root element.
 */
export const IMAGES_DEFERRED_ATTRIBUTE = 'data-pictures-wait'

/** How far deferred images are moved up; px. */
const AWAY = 100_000

/** Moves lazy images above the page, where nobody can scroll, so browsers do not load them. */
export const deferredImagesStyle = `[${IMAGES_DEFERRED_ATTRIBUTE}] img[loading='lazy']{translate:0 -${AWAY}px;}`

/** Events after which the visitor may see more of the page. */
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'popstate']

/**
 * Without interaction, images load after this time; ms. Even at 50 kbit/s, the document has loaded by then.
 */
const TIMEOUT_MS = 15_000

/**
 * Defers images below the window until the visitor scrolls. Chromium loads lazy images up to 1,250 px below
 * the window: on a phone, /news would load 30 KB, which compete with the scripts. The script in the head
 * calls this function.
 */
export function deferImages(): void {
  document.documentElement.setAttribute(IMAGES_DEFERRED_ATTRIBUTE, '')
  addEventListener('scroll', showImages, true)
  if (!isSavingData()) setTimeout(showImages, TIMEOUT_MS)
}

/**
 * Loads deferred images on any interaction, or when an image is in view from the start, as in a large window.
 * Call this function once the document is parsed.
 * @returns a function that checks again whether an image is in view; call it when the layout has changed
 */
export function releaseDeferredImages(): () => void {
  interactions.forEach(sign => addEventListener(sign, releaseSoon, true))
  // Release at once, because the browser lays out the print right after this event.
  addEventListener('beforeprint', release)
  // Check again after `resize`: phones know their window's size only after parsing the viewport tag.
  addEventListener('resize', check)
  checkSoon()
  return checkSoon

  function checkSoon() {
    runAfterNextPaint(check)
  }
  function check() {
    if (lazyImages().some(image => isInView(image, AWAY))) release()
  }
  /** Waits for a frame, so that the effect of a tap shows before browsers process all images. */
  function releaseSoon() {
    runAfterNextPaint(release)
  }
  function release() {
    showImages()
    removeEventListener('resize', check)
    removeEventListener('beforeprint', release)
    interactions.forEach(sign => removeEventListener(sign, releaseSoon, true))
  }
}

function showImages() {
  document.documentElement.removeAttribute(IMAGES_DEFERRED_ATTRIBUTE)
}

// This code avoids spread and `Array.from`, because it also runs in old browsers.
const lazyImages = (): Element[] => [].slice.call(document.querySelectorAll('img[loading="lazy"]'))
