/**
 * Runs while the page's styles arrive. It blocks the first paint, so it does only what must precede layout
 * and fetching; bootstrap.ts does the rest.
 */
import { TYPEFACES_ELEMENT_ID } from '../document-data.ts'
import { followStoredColourScheme } from './colour-scheme.ts'
import { isSavingData } from '../federation/network.ts'
import { noteAskedQuery } from '@kutuhal/ui/asked-query.ts'
import { FIRST_VIEW_ATTRIBUTE, runAfterNextPaint } from './first-view.ts'

const root = document.documentElement
const TYPEFACES = "1em 'Figtree Variable','Baloo 2 Variable'"
/** One of each script. */
const LETTERS = 'aअઅ'
const isNew = isNewVisit()

// Visitors who save data keep local fonts.
if (isSavingData()) document.getElementById(TYPEFACES_ELEMENT_ID)?.remove()
// After a reload or Back, and on the way to an anchor, everything has to be where it stays.
if (isNew) {
  root.setAttribute(FIRST_VIEW_ATTRIBUTE, '')
  // Typefaces would compete with the first picture.
  runAfterNextPaint(() => {
    // Both at once: each that came by itself would lay everything out again.
    document.fonts.load(TYPEFACES, LETTERS).then(showTypefaces, showTypefaces)
  })
}
followStoredColourScheme()
noteAskedQuery()

function isNewVisit(): boolean {
  const navigation = performance.getEntriesByType('navigation')[0]
  return !location.hash && navigation !== undefined && 'type' in navigation && navigation.type === 'navigate'
}

/** First what is in view, then the rest: neither layout is long. */
function showTypefaces() {
  root.setAttribute(FIRST_VIEW_ATTRIBUTE, 'shown')
  runAfterNextPaint(() => root.removeAttribute(FIRST_VIEW_ATTRIBUTE))
}
