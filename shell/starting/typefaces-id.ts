/** The id of the style element that names the typefaces. */
export const TYPEFACES_ID = 'typefaces'
