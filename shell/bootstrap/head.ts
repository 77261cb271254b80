/**
 * Runs while the page's styles arrive. It blocks the first paint, so it does only what must precede layout
 * and fetching; bootstrap.ts does the rest.
 */
import { TYPEFACES_ELEMENT_ID } from '../document-data.ts'
import { followStoredColourScheme } from './colour-scheme.ts'
import { isSavingData } from '../federation/network.ts'
import { noteAskedQuery } from '@kutuhal/ui/asked-query.ts'
import { runAfterNextPaint, WITHOUT } from './first-view.ts'

const root = document.documentElement
const TYPEFACES = "1em 'Figtree Variable','Baloo 2 Variable'"
/** One of each script. */
const LETTERS = 'aअઅ'
/**
 * Text asks for its typefaces when it is laid out. They would compete with a first picture, which is
 * preloaded. In Hindi and Gujarati they are more, and each that came by itself would move lines.
 */
const REASONS_FOR_LOCAL_FONTS = 'link[as=image],:root:not([lang^=en])'

// Visitors who save data keep local fonts.
if (isSavingData()) document.getElementById(TYPEFACES_ELEMENT_ID)?.remove()
// After a reload or Back, and on the way to an anchor, everything has to be where it stays.
if (isNewVisit()) {
  leaveOut('languages')
  leaveOut('page')
  // Whoever scrolls before the typefaces are there gets the page as it is.
  addEventListener('scroll', () => show('page'), { once: true })
  if (document.querySelector(REASONS_FOR_LOCAL_FONTS)) leaveOut('typefaces')
  runAfterNextPaint(() => {
    show('languages')
    document.fonts.load(TYPEFACES, LETTERS).then(showRest, showRest)
  })
}
followStoredColourScheme()
noteAskedQuery()

function isNewVisit(): boolean {
  const isNavigation = (entry: PerformanceEntry) => 'type' in entry && entry.type === 'navigate'
  return !location.hash && performance.getEntriesByType('navigation').some(isNavigation)
}

/** Each in a task of its own, since its layout is slow. */
function showRest() {
  show('typefaces')
  runAfterNextPaint(() => show('page'))
}

function leaveOut(part: string) {
  root.setAttribute(WITHOUT + part, '')
}

function show(part: string) {
  root.removeAttribute(WITHOUT + part)
}
