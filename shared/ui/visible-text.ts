/**
 * Text copied from messengers and PDFs contains zero-width spaces, soft hyphens, byte order marks and
 * direction marks.
 */
export const removeInvisibleCharacters = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu, '')
