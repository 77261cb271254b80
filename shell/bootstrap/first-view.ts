/** What a visitor sees first: when it is there, and whether something is part of it. */

/**
 * How long a picture in view may keep everything else waiting; ms. On a connection that needs longer, sharing it is no worse than
 * waiting; and a picture that never comes must not keep the page from answering.
 */
const PICTURES_TIMEOUT_MS = 5000

/**
 * Calls back once: the page has been painted, and the pictures in view have come or failed. On servers that keep no priorities,
 * scripts would otherwise share the connection with them.
 */
export function afterFirstView(then: () => void): void {
  let isOver = false
  function finish() {
    if (isOver) return
    isOver = true
    then()
  }
  // A page in a background tab is not painted: this timer is what starts it.
  setTimeout(finish, PICTURES_TIMEOUT_MS)
  afterFrame(() => afterPictures(pending(), finish))
}

/** After the next frame a browser knows which parts of the page are near the window (defer-layout.ts), and what came is painted. */
export function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

/** @param movedBy how far a style has moved it up; px */
export function isInView(element: Element, movedBy = 0): boolean {
  if (isSkipped(element)) return false
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isOnPage = bottom > top && right > left
  return isOnPage && bottom + movedBy > 0 && top + movedBy < innerHeight && right > 0 && left < innerWidth
}

/**
 * Whether a browser has put off laying out what an element stands in: asking for its place would have that done at once.
 * Chromium up to 120 ignores the option: there the question costs time and nothing else.
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
    if (waitingFor === 0) afterFrame(then)
  }
  pictures.forEach(picture => {
    picture.addEventListener('load', settle, { once: true })
    picture.addEventListener('error', settle, { once: true })
  })
}
