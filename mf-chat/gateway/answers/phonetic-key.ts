import { readWordMeanings } from './word-lists.ts'

/**
 * Returns a key that is the same for words that sound alike: फीस, ફીસ and fees, or kitni and kitnee. The key
 * leaves out vowels that people often omit.
 */
export function toPhoneticKey(word: string): string {
  const latin = Array.from(
    word.normalize('NFD').replace(/[ंँંઁ]$/u, ''),
    letter => soundOf(letter) ?? letter,
  ).join('')
  return latin
    .replace(/ph/g, 'f')
    .replace(/chh?/g, 'Q')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/([kgtdbjs])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ee|ea|ie|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ou|au/g, 'o')
    .replace(/ai/g, 'e')
    .replace(/(?!^)a/g, '')
    .replace(/^[ae](?=.)/, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?!^)e$/, '')
    .toLowerCase()
}

const DEVANAGARI = 0x0900
const GUJARATI = DEVANAGARI + 0x180

function soundOf(letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0
  const inDevanagari = code >= GUJARATI && code < GUJARATI + 0x80 ? code - 0x180 : code
  if (inDevanagari < DEVANAGARI || inDevanagari >= DEVANAGARI + 0x80) return undefined
  return SOUNDS.get(String.fromCodePoint(inDevanagari)) ?? ''
}

/** The sound of each letter. Characters not listed, such as the virama, have no sound. */
const SOUNDS = new Map(
  readWordMeanings('sounds').flatMap(([sound, letters]) => letters.map(letter => [letter, sound] as const)),
)
