import { readWordMeanings } from './word-lists.ts'

/**
 * Matches Devanagari and Gujarati digits. Their zeros are U+0966 and U+0AE6, so the value of a digit is the
 * lowest four bits of its code minus 6.
 */
const INDIAN_DIGITS = /[०-९૦-૯]/g

/** Normalises a text: one form of each letter and digit, lower case, no invisible characters. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, sign => (/\s/.test(sign) ? ' ' : ''))
    .replace(INDIAN_DIGITS, digit => String(((digit.codePointAt(0) ?? 0) - 6) & 0xf))
    .toLowerCase()
    .replace(/['’](s|re|ll|ve|d|m)\b/g, ' $1')
    .replace(/n['’]t\b/g, 'nt')
    .replace(/(\d),(?=\d{2,3})/g, '$1')
    .replace(/(?<=\d)k\b/g, '000')
}

const WORD =
  /₹|\d+(?:\.\d+)?(?:st|nd|rd|th|d|va|vi|vin|mi|ma|we)?(?![\p{L}\p{M}\d])|\d+(?:\.\d+)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu

/** Splits a normalised text into words, also between letters and digits, except in 3d and 4th. */
export function splitWords(plain: string): readonly string[] {
  return (plain.match(WORD) ?? []).flatMap(word =>
    /^\p{L}+\d+$/u.test(word) ? (word.match(/\d+|\p{L}+/gu) ?? []) : word,
  )
}

/**
 * Returns the stems of a text. Questions and pages are compared by stems: “cost” and “fees” become “price”,
 * “courses” becomes “cours”.
 */
export const stemText = (text: string): readonly string[] => splitWords(normalizeText(text)).map(stemWord)

export function stemWord(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const stem = SAME.get(word) ?? withoutEnding(word)
  if (known.size < MOST_KNOWN) known.set(word, stem)
  return stem
}

const known = new Map<string, string>()
const MOST_KNOWN = 20_000

/** Removes the ending of a word, so that “cancellation” matches “cancel”. At least three letters stay. */
function withoutEnding(word: string): string {
  const shorter = word.replace(/^(.{3,}?)(?:ations?|ships?|ments?|ings?|ied|ies|ly|ed|(?<!s)s)$/, '$1')
  return word.length > 3 ? shorter.replace(/e$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1') : word
}

const SAME = new Map(
  readWordMeanings('same').flatMap(([word, others]) =>
    others.map(other => [other, withoutEnding(word)] as const),
  ),
)
