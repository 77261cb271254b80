/**
 * Stands in the head of every document, right behind its styles: what must be known before anything is laid out or fetched. All else waits
 * for the starter: what runs here holds up the first paint. Where no script may run, nothing is held back.
 */
import { holdLayout } from './held-layout.ts'
import { holdPictures } from './held-pictures.ts'
import { isSavingData } from './is-saving-data.ts'
import { TYPEFACES_ID } from './typefaces-id.ts'

const waits = holdLayout()
holdPictures()
const isForGood = isSavingData()
const typefaces = document.getElementById(TYPEFACES_ID)
// Asked for with the first frame they would share the line with the picture that is seen first. Who saves data reads in the faces of the system.
if (typefaces && (waits || isForGood)) {
  typefaces.setAttribute('media', 'not all')
  if (!isForGood) requestAnimationFrame(() => setTimeout(() => typefaces.removeAttribute('media')))
}
