import { isSkipped } from './is-skipped.ts'

/**
 * How long a picture in view may keep everything else waiting; ms. On a line that needs longer for the first picture, taking turns is
 * no worse than waiting; and a picture that never comes must not keep the page from answering.
 */
const PATIENCE_MS = 5000

/**
 * Calls back once, when what a visitor sees first is there: the page has been painted, and the pictures in view have come or
 * failed. Servers that keep no priorities would otherwise let scripts share the line with them.
 */
export function afterFirstView(then: () => void): void {
  let isOver = false
  function finish() {
    if (isOver) return
    isOver = true
    then()
  }
  // A page in a background tab is not painted: this timer is what starts it.
  setTimeout(finish, PATIENCE_MS)
  // After the frame a browser knows which parts of the page are near the window (held-layout.ts).
  requestAnimationFrame(() => setTimeout(() => afterPictures(pending(), finish)))
}

function pending(): HTMLImageElement[] {
  return Array.from(document.images).filter(picture => !picture.complete && isInView(picture))
}

function isInView(picture: HTMLImageElement): boolean {
  if (isSkipped(picture)) return false
  const { top, bottom, left, right } = picture.getBoundingClientRect()
  const isOnPage = bottom > top && right > left
  return isOnPage && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

function afterPictures(pictures: readonly HTMLImageElement[], then: () => void): void {
  let waitingFor = pictures.length
  if (waitingFor === 0) return then()
  function settle() {
    waitingFor -= 1
    // What has come is painted first.
    if (waitingFor === 0) requestAnimationFrame(() => setTimeout(then))
  }
  pictures.forEach(picture => {
    picture.addEventListener('load', settle, { once: true })
    picture.addEventListener('error', settle, { once: true })
  })
}
