/** The first view: when it is complete, and whether an element is in it. */

/**
 * How long pictures in view may delay scripts and other files; ms. On slower connections, loading both at
 * once is no worse than waiting, and a picture that never loads must not prevent hydration.
 */
const PICTURES_TIMEOUT_MS = 5000

/**
 * Calls back once, when the page is painted and the pictures in view have loaded or failed. Scripts that load
 * earlier would compete with those pictures.
 */
export function runAfterFirstView(then: () => void): void {
  let isOver = false
  function finish() {
    if (isOver) return
    isOver = true
    then()
  }
  // A background tab is not painted, so only this timer ends the wait there.
  setTimeout(finish, PICTURES_TIMEOUT_MS)
  runAfterNextPaint(() => afterPictures(pending(), finish))
}

/** Calls back after the next paint: browsers then know which parts are near the window (defer-layout.ts). */
export function runAfterNextPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

/**
 * Whether an element is in the window, or would be without a style that moves the element up.
 * @param movedBy how far that style moves the element; px
 */
export function isInView(element: Element, movedBy = 0): boolean {
  if (isSkipped(element)) return false
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isOnPage = bottom > top && right > left
  return isOnPage && bottom + movedBy > 0 && top + movedBy < innerHeight && right > 0 && left < innerWidth
}

/**
 * Whether the element is in a part whose layout the browser has skipped. Callers do not measure such an
 * element, because this would force its layout. Chromium up to 120 does not know the option.
 */
function isSkipped(element: Element): boolean {
  return 'checkVisibility' in element && !element.checkVisibility({ contentVisibilityAuto: true })
}

function pending(): HTMLImageElement[] {
  return Array.from(document.images).filter(picture => !picture.complete && isInView(picture))
}

function afterPictures(pictures: readonly HTMLImageElement[], then: () => void): void {
  let waitingFor = pictures.length
  if (waitingFor === 0) return then()
  function settle() {
    waitingFor -= 1
    if (waitingFor === 0) runAfterNextPaint(then)
  }
  pictures.forEach(picture => {
    picture.addEventListener('load', settle, { once: true })
    picture.addEventListener('error', settle, { once: true })
  })
}
