import { distance } from 'fastest-levenshtein'
import { LEXICON, type Topic } from './lexicon.ts'
import { SMALL_WORDS, SMALL_WORDS_OF_INDIA, SMALL_WORDS_IN_SCRIPT } from './small-words.ts'
import type { SentenceSearch } from '../passages/sentence-search.ts'
import { inEnglish } from './glossary.ts'
import { soundOf } from './sound.ts'
import { wordForms } from './word-forms.ts'

/** What each word of a question means, in the order of the words. */
export interface Meaning {
  readonly word: string
  readonly topics: readonly Topic[]
  /** Neither a topic, nor a word that every question may have. */
  readonly isStrange: boolean
  /** What it is in English if it is a word of Hindi or Gujarati and no topic: one of these. */
  readonly inEnglish: readonly string[]
}

/** How the small words of Hindi and Gujarati sound that stand in small-words.ts in Latin letters only. */
const smallBySound = new Set([...SMALL_WORDS_OF_INDIA].map(soundOf).filter(sound => sound.length > 1))
const smallInScript = new Set([...SMALL_WORDS_IN_SCRIPT].map(word => word.normalize('NFKC')))

/** Words that sound like others in Hindi, such as सोना, which is gold, or like others in English. */
const NOT_BY_SOUND: ReadonlySet<string> = new Set(['son', 'seat'])

const byWord = new Map<string, Topic[]>()
const bySound = new Map<string, Topic[]>()

const isTopic = (name: string): name is Topic => name in LEXICON

for (const topic of Object.keys(LEXICON).filter(isTopic)) {
  for (const word of LEXICON[topic].normalize('NFKC').split(/\s+/)) {
    note(byWord, word, topic)
    if (!word.includes('_') && !NOT_BY_SOUND.has(word) && soundOf(word).length >= 3)
      note(bySound, soundOf(word), topic)
  }
}
const LONGEST_PHRASE = 6 // words

function note(map: Map<string, Topic[]>, word: string, topic: Topic): void {
  const topics = map.get(word) ?? []
  if (!topics.includes(topic)) topics.push(topic)
  map.set(word, topics)
}

/** Which words the pages have: such a word is no slip of the pen. */
export type WordsOfSite = Pick<SentenceSearch, 'isWord' | 'wordsLike'>

export function meaningsOf(words: readonly string[], site: WordsOfSite): readonly Meaning[] {
  const inPhrase = words.map((): Topic[] => [])
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
      for (const topic of byWord.get(words.slice(from, to).join('_')) ?? []) {
        for (let at = from; at < to; at += 1) inPhrase[at]?.push(topic)
      }
    }
  }
  return words.map((word, at) => {
    const alone = topicsOf(word, site.isWord)
    const topics = [...new Set([...(inPhrase[at] ?? []), ...alone])]
    const isStrange = topics.length === 0 && !isSmall(word)
    return { word, topics, isStrange, inEnglish: isStrange ? englishOf(word, site) : [] }
  })
}

function englishOf(word: string, { isWord, wordsLike }: WordsOfSite): readonly string[] {
  if (isWord(word)) return []
  const translated = inEnglish(word)
  if (translated.length > 0 || isLatin(word)) return translated
  return (
    wordForms(word)
      .map(wordsLike)
      .find(({ length }) => length > 0) ?? []
  )
}

function topicsOf(word: string, isOnSite: (word: string) => boolean): readonly Topic[] {
  const known = byWord.get(word)
  if (known) return known
  if (!isLatin(word))
    return (
      wordForms(word)
        .map(form => byWord.get(form) ?? bySound.get(soundOf(form)))
        .find(Boolean) ?? []
    )
  if (SMALL_WORDS.has(word) || isOnSite(word) || /\d/.test(word)) return []
  return slipOf(word) ?? (soundOf(word).length >= 3 ? bySound.get(soundOf(word)) : undefined) ?? []
}

export const isLatin = (word: string): boolean => /^[\p{Script=Latin}\p{N}₹.]+$/u.test(word)

function isSmall(word: string): boolean {
  if (isLatin(word)) return SMALL_WORDS.has(word) || word.length === 1 || /^\d+$/.test(word)
  return (
    word.length === 1 ||
    wordForms(word).some(form => smallInScript.has(form) || smallBySound.has(soundOf(form)))
  )
}

/** A word with a slip of the pen in it: one in a short word, two in a long one; two letters that changed places are one. */
function slipOf(word: string): readonly Topic[] | undefined {
  if (word.length < 5) return undefined
  let best: { readonly word: string; readonly slips: number } | undefined
  for (const candidate of byWord.keys()) {
    if (candidate.length < 4 || candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > 2)
      continue
    if (!isLatin(candidate)) continue
    const slips = slipsBetween(word, candidate)
    if (slips <= allowed(candidate) && slips < (best?.slips ?? Infinity)) best = { word: candidate, slips }
  }
  return best && byWord.get(best.word)
}

const allowed = ({ length }: string): number => (length >= 8 ? 2 : 1)

function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other)
  return slips === 2 && sorted(one) === sorted(other) ? 1 : slips
}

const sorted = (word: string): string => [...word].sort().join('')
