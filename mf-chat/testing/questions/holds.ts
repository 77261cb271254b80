/**
 * Whether a text contains a wording, ignoring case, blanks, thousands separators, curly quotes, long dashes
 * and Indian digits. Numbers must match whole ("99" is not in "599" or "99.5"); words must match from their
 * beginning ("refund" is in "refunds", "arm" is not in "warm").
 */
export function containsWording(text: string, wording: string): boolean {
  const letters = [...plain(wording).replace(/\s/gu, '')]
  const pattern = letters.map(literally).join('\\s*')
  return new RegExp(before(letters.at(0)) + pattern + after(letters.at(-1)), 'u').test(plain(text))
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/gu, digit => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/[૦-૯]/gu, digit => String(digit.charCodeAt(0) - '૦'.charCodeAt(0)))
    .replace(/(?<=\d),(?=\d{2,3})/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[\u2010-\u2015]/gu, '-')
}

const literally = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|]/u, '\\$&')

const isDigit = (letter = '') => /\d/u.test(letter)
const isLetter = (letter = '') => /[\p{L}\p{M}]/u.test(letter)

function before(first: string | undefined): string {
  if (isDigit(first)) return '(?<!\\d|\\d\\.)'
  return isLetter(first) ? '(?<![\\p{L}\\p{M}])' : ''
}

const after = (last: string | undefined) => (isDigit(last) ? '(?!\\d|\\.\\d)' : '')
