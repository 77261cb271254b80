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
const typefaces = document.getElementById(TYPEFACES_ELEMENT_ID)
// Visitors who save data keep local fonts.
const isForGood = isSavingData()
// After a reload or Back, and on the way to an anchor, everything has to be where it stays.
const isNew = isNewVisit()

// Typefaces would compete with the first picture.
if (isForGood || isNew) typefaces?.setAttribute('media', 'not all')
if (isNew) {
  root.setAttribute(FIRST_VIEW_ATTRIBUTE, '')
  runAfterNextPaint(() => {
    if (!isForGood) typefaces?.removeAttribute('media')
    // In the next frame the browser knows which typefaces it loads; each lays everything out again.
    runAfterNextPaint(() => void document.fonts.ready.then(() => root.removeAttribute(FIRST_VIEW_ATTRIBUTE)))
  })
}
followStoredColourScheme()
noteAskedQuery()

function isNewVisit(): boolean {
  const navigation = performance.getEntriesByType('navigation')[0]
  return !location.hash && navigation !== undefined && 'type' in navigation && navigation.type === 'navigate'
}
