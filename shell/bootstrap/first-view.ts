/** From a new visit's start until all is there, the root element has the names of what is left out. */
export const FIRST_VIEW_ATTRIBUTE = 'data-first-view'

/**
 * Leaves typefaces and parts below the window out of the first layouts. Chromium lays out what is within one
 * height of the window, so the guessed height keeps all but one part away (22-what-is-seen-first.md has
 * figures). The switch of languages opens a local font for each script.
 */
export const firstViewStyle = `[${FIRST_VIEW_ATTRIBUTE}~=languages] nav>[hreflang]{content-visibility:hidden;contain-intrinsic-size:3rem 1.5rem}[${FIRST_VIEW_ATTRIBUTE}~=text]{--font-body:var(--text-stand-ins)}[${FIRST_VIEW_ATTRIBUTE}~=headings]{--font-display:var(--heading-stand-ins)}[${FIRST_VIEW_ATTRIBUTE}~=page] [data-page]>*+:is(section,div),[${FIRST_VIEW_ATTRIBUTE}~=footer] main~footer{content-visibility:auto;contain-intrinsic-height:auto 300vh;overflow-clip-margin:4rem}`

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
