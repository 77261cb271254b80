/** The meanings of words. The files in words/ have lines “meaning: words”; an underscore joins a phrase. */
import { distance } from 'fastest-levenshtein'
import { toPhoneticKey } from './phonetic-key.ts'
import { stemWord } from './tokens.ts'
import { readNamedTexts, readWordMeanings } from './word-lists.ts'

/** A list of words with their meanings, which finds a word by its spelling or by its sound. */
export class WordList {
  readonly written = new Map<string, Set<string>>()
  readonly #sounding = new Map<string, Set<string>>()

  constructor(lines: ReturnType<typeof readWordMeanings>, leastSound: number) {
    for (const [meaning, words] of lines) {
      for (const word of words) {
        note(this.written, word, meaning)
        if (!word.includes('_') && !NOT_BY_SOUND.has(word) && toPhoneticKey(word).length >= leastSound)
          note(this.#sounding, toPhoneticKey(word), meaning)
      }
    }
  }

  /** Finds the meanings of a word, if necessary without the ending that Hindi or Gujarati has added. */
  meanings(word: string, isBySound: boolean): readonly string[] {
    for (const form of formsOf(word)) {
      const found =
        this.written.get(form) ?? (isBySound ? this.#sounding.get(toPhoneticKey(form)) : undefined)
      if (found) return [...found]
    }
    return []
  }
}

/** Words found only by spelling, because Hindi words sound like them: सोना (gold) sounds like “son”. */
const NOT_BY_SOUND: ReadonlySet<string> = new Set(['son', 'seat'])

const note = (map: Map<string, Set<string>>, word: string, meaning: string) =>
  map.set(word, (map.get(word) ?? new Set()).add(meaning))

const ENDINGS = /(?:નો|ની|નું|ના|ને|નાં|માં|થી|ઓ|ોની|ો|ે|एँ|एं|ओं|ें|ों|ो|े|ीं)$/u

function formsOf(word: string): readonly string[] {
  const shorter = word.replace(ENDINGS, '')
  return [word, shorter, shorter.replace(ENDINGS, '')].filter(form => form === word || form.length > 1)
}

const topics = new WordList(readWordMeanings('topics'), 3)
const stopWords = new WordList(readWordMeanings('stop-words'), 3)
const modifiers = new WordList(readWordMeanings('modifiers'), Infinity)
const daysAndNumbers = new WordList(readWordMeanings('days-and-numbers'), 4)
/** The minimum length of a Latin word that is looked up by sound: too many short words sound alike. */
const LEAST_BY_SOUND = 4

export const isLatinWord = (word: string): boolean => /^[\p{Script=Latin}\p{N}₹.]+$/u.test(word)

/** Topics that say what kind of answer is wanted (a time, a list), but not about which subject. */
export const ANSWER_KIND_TOPICS: ReadonlySet<string> = new Set(
  'time when how_much how_many suggest list'.split(' '),
)

const synonyms = new Map<string, Set<string>>()
for (const [meaning, words] of readWordMeanings('thesaurus')) {
  // In “spectacles: specs glasses”, both words get the synonym “spectacles”, which itself gets none. In a
  // line without a colon, all words are synonyms of each other.
  const stems = words.map(stemWord)
  const meant = words.join(' ') === meaning ? stems : [stemWord(meaning)]
  for (const word of stems) for (const other of meant) if (other !== word) note(synonyms, word, other)
}
for (const [topic, words] of readWordMeanings('topics')) {
  if (ANSWER_KIND_TOPICS.has(topic)) continue
  for (const word of words.filter(each => isLatinWord(each) && !each.includes('_')))
    for (const [one, other] of topic.split('_').map(each => [stemWord(word), stemWord(each)] as const))
      if (one !== other) note(note(synonyms, one, other), other, one)
}

/** Returns the topics of a word. A word of the site's pages is neither corrected nor taken for Hindi. */
export function findWordTopics(word: string, isOnSite: (word: string) => boolean): readonly string[] {
  const exact = topics.written.get(word)
  if (exact) return [...exact]
  if (!isLatinWord(word)) return topics.meanings(word, true)
  if (isStopWord(word) || isOnSite(word) || /\d/.test(word)) return []
  const isLong = word.length > LEAST_BY_SOUND
  const corrected = (isLong ? correctSpelling(word, topics.written.keys()) : undefined) ?? word
  return topics.meanings(corrected, word.length >= LEAST_BY_SOUND)
}

/** Returns the topics of a phrase of several words: “opening times” is `opening_times` in the list. */
export const findPhraseTopics = (words: readonly string[]): readonly string[] => [
  ...(topics.written.get(words.join('_')) ?? []),
]

/** Whether a word may occur in a question about any topic. */
export const isStopWord = (word: string): boolean =>
  isLatinWord(word)
    ? word.length === 1 || /^\d+$/.test(word) || stopWords.written.has(word)
    : word.length === 1 || stopWords.meanings(word, true).length > 0

/** Whether a word is too common on the site to say much about a question's subject: school, class. */
export const isCommonStem = (stem: string): boolean => lightStems.has(stem)

const lightStems = new Set(
  [...stopWords.written].flatMap(([word, of]) => (of.has('light') ? stemWord(word) : [])),
)

/** Whether a word says nothing about a question's subject. */
export const isFillerWord = (word: string): boolean =>
  isStopWord(word) && !stopWords.written.get(word)?.has('light') && !/^\d/.test(word)

export const isLanguageStopWord = (language: string, word: string): boolean =>
  stopWords.written.get(word)?.has(language) ?? false

const answerTypes = readNamedTexts('answer-types').map(([type, pattern]) => ({
  type,
  pattern: new RegExp(pattern, 'iu'),
}))

/** @returns the type of the wanted answer, such as a person or a time: see words/answer-types.txt */
export const detectAnswerType = (plain: string): string | undefined =>
  answerTypes.find(({ pattern }) => pattern.test(plain))?.type

/** Matches phrases with “not” that do not change the question: “or not”, “I don’t know”. */
const ASIDE =
  /\b(?:or|ya|ke|athva) (?:not|nahi|nahin|nai)\b|\b(?:not|dont|cannot|cant|didnt) (?:sure|know|understand|find)\b|\b(?:pata|khabar|samajh) (?:nahi|nahin|nathi)\b|(?:या|કે) (?:नहीं|नही|નહીં|નહિ)/gu

/** Returns the words that change what is asked, in a standard form: “cannot” becomes “not”. */
export const findModifiers = (words: readonly string[]): readonly string[] =>
  words
    .join(' ')
    .replace(ASIDE, '')
    .split(' ')
    .flatMap(word => modifiers.meanings(word, false))

/** Stems with nearly the same meaning as a stem. */
export const findSynonyms = (stem: string): readonly string[] => [...(synonyms.get(stem) ?? [])]

/** @returns the weekdays that a word names, or its number: “7” for “seven”, “7th” for “seventh” */
export const parseWeekdaysOrNumber = (word: string): readonly string[] =>
  /^\d/.test(word) ? [word] : daysAndNumbers.meanings(word, !isLatinWord(word) || word.length >= 6)

/** Finds the word that is meant by a word with one wrong letter (long ones: two) after the first. */
export function correctSpelling(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length < LEAST_CORRECTED) return undefined
  let best: { readonly word: string; readonly edits: number } | undefined
  for (const candidate of candidates) {
    if (candidate.length < LEAST_CORRECTED || candidate[0] !== word[0] || !isLatinWord(candidate)) continue
    const edits = editDistance(word, candidate)
    if (edits <= (candidate.length >= 8 ? 2 : 1) && edits < (best?.edits ?? Infinity))
      best = { word: candidate, edits }
  }
  return best?.word
}

const LEAST_CORRECTED = 4

function editDistance(one: string, other: string): number {
  const edits = distance(one, other)
  return edits === 2 && [...one].sort().join('') === [...other].sort().join('') ? 1 : edits
}
