import { isSavingData } from './is-saving-data.ts'
import { TYPEFACES_ID } from './typefaces-id.ts'

/** Call it right behind the styles that name the typefaces: whoever saves data reads in the faces of the system. */
export function spareTypefaces(): void {
  const styles = isSavingData() && document.getElementById(TYPEFACES_ID)
  if (styles) styles.setAttribute('media', 'not all')
}
