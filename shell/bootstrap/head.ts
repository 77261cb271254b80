/**
 * Stands in the head of every document, right behind its styles: what must be known before anything is laid out or fetched. Everything
 * else waits for bootstrap.ts, since this holds up the first paint. Where no script may run, nothing is deferred.
 */
import { TYPEFACES_ID } from '../document-data.ts'
import { showChosenColours } from './colour-scheme.ts'
import { deferImages } from './defer-images.ts'
import { deferLayout } from './defer-layout.ts'
import { isSavingData } from './features.ts'
import { afterFrame } from './first-view.ts'

const isDeferred = deferLayout()
deferImages()
const isForGood = isSavingData()
const typefaces = document.getElementById(TYPEFACES_ID)
// Fetched with the first frame they would share the connection with the picture that is seen first. A visitor who saves data reads in
// the faces of the system.
if (typefaces && (isDeferred || isForGood)) {
  typefaces.setAttribute('media', 'not all')
  if (!isForGood) afterFrame(() => typefaces.removeAttribute('media'))
}
showChosenColours()
