/** Characters. */
const TEXT_LENGTH = 4000

export const toPrintableText = (text: string): string => removeControlCharacters(text).slice(0, TEXT_LENGTH)

/** They could disguise a line. Keeps newlines and tabs. */
export const removeControlCharacters = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- just these are meant
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '')
