/** Both scripts have their zero six after a multiple of sixteen. */
const LIKE_DIGITS = /[०-९૦-૯]/g

/** A text as it is read here: one form of each letter and digit, lower case, without invisible characters and links in it. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, sign => (/\s/.test(sign) ? ' ' : ''))
    .replace(LIKE_DIGITS, digit => String(((digit.codePointAt(0) ?? 0) - 6) & 0xf))
    .toLowerCase()
    .replace(/['’](s|re|ll|ve|d|m)\b/g, ' $1')
    .replace(/n['’]t\b/g, 'nt')
    .replace(/(\d),(?=\d{2,3})/g, '$1')
}

/** The words of a plain text; a hyphen parts two, and so does a change between digits and letters but in 3d and 4th. */
export function wordsOf(plain: string): readonly string[] {
  return (
    plain.match(
      /₹|\d+(?:\.\d+)?(?:st|nd|rd|th|d|va|vi|vin|mi|ma|we)?(?![\p{L}\p{M}])|\d+(?:\.\d+)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu,
    ) ?? []
  ).flatMap(word => (/^\p{L}+\d+$/u.test(word) ? (word.match(/\d+|\p{L}+/gu) ?? []) : word))
}
