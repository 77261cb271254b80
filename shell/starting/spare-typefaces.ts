/** Stands right behind the styles that name the typefaces: whoever saves data reads in the faces of the system. */
import { isSavingData } from './is-saving-data.ts'
import { TYPEFACES_ID } from './typefaces-id.ts'

if (isSavingData()) {
  const styles = document.getElementById(TYPEFACES_ID)
  if (styles) styles.setAttribute('media', 'not all')
}
