/**
 * Runs while the page's styles arrive. It blocks the first paint, so it does only what must precede layout
 * and fetching; bootstrap.ts does the rest.
 */
import { TYPEFACES_ELEMENT_ID } from '../document-data.ts'
import { followStoredColourScheme } from './colour-scheme.ts'
import { isSavingData } from '../federation/network.ts'
import { noteAskedQuery } from '@kutuhal/ui/asked-query.ts'
import { runAfterNextPaint } from './first-view.ts'

const isForGood = isSavingData()
const typefaces = document.getElementById(TYPEFACES_ELEMENT_ID)
// Delay typefaces, which would compete with the first picture. Visitors who save data keep local fonts. After
// a reload or Back, and on the way to an anchor, text has to be where it stays.
if (typefaces && (isForGood || isNewVisit())) {
  typefaces.setAttribute('media', 'not all')
  if (!isForGood) runAfterNextPaint(() => typefaces.removeAttribute('media'))
}

function isNewVisit(): boolean {
  const navigation = performance.getEntriesByType('navigation')[0]
  return !location.hash && navigation !== undefined && 'type' in navigation && navigation.type === 'navigate'
}

followStoredColourScheme()
noteAskedQuery()
