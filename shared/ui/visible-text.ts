/**
 * A text without the characters that show nothing: messengers and PDFs add zero-width spaces, soft hyphens, byte order marks and
 * marks for the direction of writing to what people copy from them.
 */
export const visibleText = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu, '')
