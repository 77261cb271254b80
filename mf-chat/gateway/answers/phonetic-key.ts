import { LRUCache } from 'lru-cache'
import { readWordMeanings } from './word-lists.ts'

/** Returns a key that is the same for words that sound alike: फीस, ફીસ and fees, or kitni and kitnee. */
export const toPhoneticKey = (word: string): string => keys.memo(word)

const keys = new LRUCache<string, string>({ max: 20_000, memoMethod: keyOf })

function keyOf(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[ंँંઁ]$/u, '')
    .replace(INDIAN_LETTER, soundOf)
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

/** Matches a character of the Unicode blocks Devanagari and Gujarati. */
const INDIAN_LETTER = /[\u0900-\u097f\u0a80-\u0aff]/g

/** Gujarati letters are in the order of the Devanagari letters, so only these are in the list of sounds. */
function soundOf(letter: string): string {
  const code = letter.charCodeAt(0)
  return SOUNDS.get(String.fromCharCode(code < 0x0a80 ? code : code - 0x180)) ?? ''
}

/** The sound of each Devanagari letter. Characters not listed, such as the virama, have no sound. */
const SOUNDS = new Map(
  readWordMeanings('sounds').flatMap(([sound, letters]) => letters.map(letter => [letter, sound] as const)),
)
