/**
 * Stands in the head of every document, right behind the styles that name the typefaces: whoever saves data reads in the faces of the
 * system. All else waits for the starter: what runs here holds up the first paint.
 */
import { isSavingData } from './is-saving-data.ts'
import { TYPEFACES_ID } from './typefaces-id.ts'

const styles = isSavingData() && document.getElementById(TYPEFACES_ID)
if (styles) styles.setAttribute('media', 'not all')
