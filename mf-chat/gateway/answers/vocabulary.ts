/** What words mean. Files in words/ have lines “meaning: words”; an underscore joins words of a phrase. */
import { distance } from 'fastest-levenshtein'
import { phoneticKey } from './phonetic-key.ts'
import { stemOf } from './tokens.ts'
import { linesOf, readList } from './word-lists.ts'

/** Words with their meanings, found by spelling or by sound. */
export class WordList {
  readonly written = new Map<string, Set<string>>()
  readonly #sounding = new Map<string, Set<string>>()

  constructor(lines: ReturnType<typeof linesOf>, leastSound: number) {
    for (const [meaning, words] of lines) {
      for (const word of words) {
        note(this.written, word, meaning)
        if (!word.includes('_') && !NOT_BY_SOUND.has(word) && phoneticKey(word).length >= leastSound)
          note(this.#sounding, phoneticKey(word), meaning)
      }
    }
  }

  /** Hindi and Gujarati add endings to words, so the word is also looked up without them. */
  meanings(word: string, isBySound: boolean): readonly string[] {
    for (const form of formsOf(word)) {
      const found = this.written.get(form) ?? (isBySound ? this.#sounding.get(phoneticKey(form)) : undefined)
      if (found) return [...found]
    }
    return []
  }
}

/** Words that sound like others in Hindi, such as सोना, which is gold. */
const NOT_BY_SOUND: ReadonlySet<string> = new Set(['son', 'seat'])

function note(map: Map<string, Set<string>>, word: string, meaning: string): void {
  map.set(word, (map.get(word) ?? new Set()).add(meaning))
}

const ENDINGS = /(?:નો|ની|નું|ના|ને|નાં|માં|થી|ઓ|ોની|ો|ે|एँ|एं|ओं|ें|ों|ो|े|ीं)$/u

function formsOf(word: string): readonly string[] {
  const shorter = word.replace(ENDINGS, '')
  return [word, shorter, shorter.replace(ENDINGS, '')].filter(form => form === word || form.length > 1)
}

const topics = new WordList(linesOf('topics'), 3)
const small = new WordList(linesOf('small'), 2)
const turns = new WordList(linesOf('turns'), Infinity)
const glossaries = [new WordList(linesOf('hindi'), 3), new WordList(linesOf('gujarati'), 3)]
const daysAndNumbers = new WordList(linesOf('days-and-numbers'), 4)
/** Shorter words in Latin letters sound like too many others. */
const LEAST_BY_SOUND = 4

export const isLatin = (word: string): boolean => /^[\p{Script=Latin}\p{N}₹.]+$/u.test(word)

/** Topics that say what is asked, but not about which subject. */
export const ASKING: ReadonlySet<string> = new Set('time when how_much how_many suggest list'.split(' '))

const near = new Map<string, Set<string>>()
for (const [meaning, words] of linesOf('thesaurus')) {
  // “spectacles: specs glasses” maps words to the first, not back; without a colon all mean the same.
  const stems = words.map(stemOf)
  const meant = words.join(' ') === meaning ? stems : [stemOf(meaning)]
  for (const word of stems) for (const other of meant) if (other !== word) note(near, word, other)
}
for (const [topic, words] of linesOf('topics')) {
  if (ASKING.has(topic)) continue
  const named = topic.split('_').map(stemOf)
  for (const stem of words.filter(word => isLatin(word) && !word.includes('_')).map(stemOf)) {
    for (const other of named) {
      if (other === stem) continue
      note(near, stem, other)
      note(near, other, stem)
    }
  }
}

/** The topics of a word. A word that the site uses is never read as a typo or as another language. */
export function topicsOf(word: string, isOnSite: (word: string) => boolean): readonly string[] {
  const exact = topics.written.get(word)
  if (exact) return [...exact]
  if (!isLatin(word)) return topics.meanings(word, true)
  if (isSmall(word) || isOnSite(word) || /\d/.test(word)) return []
  const slip = slipOf(word)
  return slip ? [...slip] : topics.meanings(word, word.length >= LEAST_BY_SOUND)
}

/** Topics of phrases, such as opening_times. */
export const topicsOfPhrase = (words: readonly string[]): readonly string[] => [
  ...(topics.written.get(words.join('_')) ?? []),
]

/** Words that occur in questions about any topic. */
export const isSmall = (word: string): boolean =>
  isLatin(word)
    ? word.length === 1 || /^\d+$/.test(word) || small.written.has(word)
    : word.length === 1 || small.meanings(word, true).length > 0

/** Frequent words that say little about a question's subject: school, class, day. */
export const isLight = (stem: string): boolean => lightStems.has(stem)

const lightStems = new Set([...small.written].flatMap(([word, of]) => (of.has('light') ? stemOf(word) : [])))

/** Words that say nothing about a question's subject. */
export const isEmpty = (word: string): boolean =>
  isSmall(word) && !small.written.get(word)?.has('light') && !/^\d/.test(word)

export const isWordOf = (language: string, word: string): boolean =>
  small.written.get(word)?.has(language) ?? false

/** The English words for a Hindi or Gujarati word. */
export function inEnglish(word: string): readonly string[] {
  return [...new Set(glossaries.flatMap(glossary => glossary.meanings(word, true)))]
}

const kinds = readList('kinds').map(line => {
  const [kind, pattern = ''] = line.split(/: (.*)/)
  return { kind, pattern: new RegExp(pattern, 'iu') }
})

/** @returns the kind of answer that is wanted, such as a person or a time: the topic in words/kinds.txt */
export const kindOf = (plain: string): string | undefined =>
  kinds.find(({ pattern }) => pattern.test(plain))?.kind

/** “Or not”, “I don’t know”: these do not change the question. */
const ASIDE =
  /\b(?:or|ya|ke|athva) (?:not|nahi|nahin|nai)\b|\b(?:not|dont|cannot|cant|didnt) (?:sure|know|understand|find)\b|\b(?:pata|khabar|samajh) (?:nahi|nahin|nathi)\b|(?:या|કે) (?:नहीं|नही|નહીં|નહિ)/gu

/** Small words that change what is asked, such as not and before: “cannot” counts as “not”. */
export const turnsIn = (words: readonly string[]): readonly string[] =>
  words
    .join(' ')
    .replace(ASIDE, '')
    .split(' ')
    .flatMap(word => turns.meanings(word, false))

/** Stems with nearly the same meaning. */
export const nearStems = (stem: string): readonly string[] => [...(near.get(stem) ?? [])]

/** Days of the week, or a number: “7”, or “7th”. */
export const daysOrNumber = (word: string): readonly string[] =>
  /^\d/.test(word) ? [word] : daysAndNumbers.meanings(word, !isLatin(word) || word.length >= 6)

/** The correction of a typo: one letter in a short word, two in a long one; a swapped pair counts as one. */
function slipOf(word: string): ReadonlySet<string> | undefined {
  if (word.length < 5) return undefined
  let best: { readonly word: string; readonly slips: number } | undefined
  for (const candidate of topics.written.keys()) {
    if (candidate.length < 4 || candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > 2)
      continue
    if (!isLatin(candidate)) continue
    const slips = slipsBetween(word, candidate)
    if (slips <= (candidate.length >= 8 ? 2 : 1) && slips < (best?.slips ?? Infinity))
      best = { word: candidate, slips }
  }
  return best && topics.written.get(best.word)
}

function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other)
  return slips === 2 && [...one].sort().join('') === [...other].sort().join('') ? 1 : slips
}
