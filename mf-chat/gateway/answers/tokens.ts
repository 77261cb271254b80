import { LRUCache } from 'lru-cache'
import { readWordMeanings } from './word-lists.ts'

/** The zeros of Devanagari, Gujarati, Arabic, Persian and full-width digits. */
const ZEROS = [0x0966, 0x0ae6, 0x0660, 0x06f0, 0xff10]

/** Replaces the digits of other scripts: “10” for “१०”. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digit => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find(start => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** Normalises a text: one form of each letter and digit, lower case, no invisible characters. */
export function normalizeText(text: string): string {
  return withPlainDigits(text.normalize('NFKC'))
    .replace(/[\p{Cf}\p{Cc}]/gu, sign => (/\s/.test(sign) ? ' ' : ''))
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

/** Returns stems, by which texts are compared: “cost” and “fees” become “price”, “courses” “cours”. */
export const stemText = (text: string): readonly string[] => texts.memo(text)

// At the start, each sentence is in up to three candidates, and each heading in many.
const texts = new LRUCache<string, readonly string[]>({
  max: 4_000,
  memoMethod: text => splitWords(normalizeText(text)).map(stemWord),
})

export const stemWord = (word: string): string => stems.memo(word)

const stems = new LRUCache<string, string>({
  max: 20_000,
  memoMethod: word => SAME.get(word) ?? withoutEnding(word),
})

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

/** Returns the words of an address, which name a page's subject and the section. */
export const addressToWords = (address: string): string => address.replace(/[/#-]/g, ' ')
