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
/** What the first layouts leave out. */
const LATER = ['languages', 'typefaces', 'page']
const isNew = isNewVisit()

// Visitors who save data keep local fonts.
if (isSavingData()) document.getElementById(TYPEFACES_ELEMENT_ID)?.remove()
// After a reload or Back, and on the way to an anchor, everything has to be where it stays.
if (isNew) {
  LATER.forEach(part => root.setAttribute(WITHOUT + part, ''))
  // Typefaces would compete with the first picture.
  runAfterNextPaint(() => {
    // Both at once: each that came by itself would lay everything out again.
    document.fonts.load(TYPEFACES, LETTERS).then(showRest, showRest)
    // A phone's first paint may not have the whole first view.
    runAfterNextPaint(() => show('languages'))
  })
}
followStoredColourScheme()
noteAskedQuery()

function isNewVisit(): boolean {
  const navigation = performance.getEntriesByType('navigation')[0]
  return !location.hash && navigation !== undefined && 'type' in navigation && navigation.type === 'navigate'
}

/** Each in a task of its own, since its layout is slow. */
function showRest() {
  show('typefaces')
  runAfterNextPaint(() => show('page'))
}

function show(part: string) {
  root.removeAttribute(WITHOUT + part)
}
