/** Messengers and PDFs leave zero-width spaces, soft hyphens, byte order and direction marks in a text. */
export const removeInvisibleCharacters = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu, '')
