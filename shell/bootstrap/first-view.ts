/**
 * Attributes of the root element from a new visit's start on. Each name ends with what is left out. A name of
 * its own for each, because all rules with an attribute's name are matched again when it changes.
 */
export const WITHOUT = 'data-without-'

/**
 * Leaves out typefaces, names of languages, and what Chromium would lay out up to a window's height below the
 * window. So guesses are high, and what follows a full phone is moved away (22-what-is-seen-first.md).
 */
export const firstViewStyle = `[${WITHOUT}typefaces]{--font-body:var(--text-stand-ins);--font-display:var(--heading-stand-ins)}[${WITHOUT}languages] nav>[hreflang]{content-visibility:hidden;contain-intrinsic-size:2.5rem 1.5rem}[${WITHOUT}page] :is([data-page]>*+:is(section,div),main~footer){content-visibility:auto;contain-intrinsic-height:auto 300vh;overflow-clip-margin:4rem}@media (max-width:47.99rem) and (max-height:52.5rem){[${WITHOUT}page] [data-fills-phone]+*{margin-top:200vh}}`

/**
 * How long pictures in view may delay scripts; ms. On slower connections, loading both at once is no worse
 * than waiting, and a picture that never loads must not prevent hydration.
 */
const PICTURES_TIMEOUT_MS = 5000

/** Scripts that load earlier would compete with the pictures in view. */
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

export function runAfterNextPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

function isInView(element: Element): boolean {
  // To measure what the first view has skipped would lay it out. Chromium up to 120 does not know the option.
  if ('checkVisibility' in element && !element.checkVisibility({ contentVisibilityAuto: true })) return false
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isOnPage = bottom > top && right > left
  return isOnPage && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
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
