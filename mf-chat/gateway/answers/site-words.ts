import type { SiteDocument } from './documents.ts'
import type { SiteWords } from './question.ts'
import { normalizeText, splitWords } from './tokens.ts'
import { correctSpelling, WordList } from './vocabulary.ts'

/** The least length of a phonetic key. Too many words share shorter keys. */
const LEAST_SOUND = 4

/** Collects the words of the site's pages, by which questions are spelt and heard. */
export function createSiteWords(documents: readonly SiteDocument[]): SiteWords {
  const texts = documents.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap(({ heading, text }) => [heading, text]),
  ])
  const words = new Set(splitWords(normalizeText(texts.join('\n'))))
  /** The words by their sound; created when a question in an Indian script first needs this list. */
  let bySound: WordList | undefined
  return {
    isWord: word => words.has(word),
    correctSpelling: word => correctSpelling(word, words),
    soundingLike: word =>
      (bySound ??= new WordList(
        [...words].map(each => [each, [each]]),
        LEAST_SOUND,
      )).meanings(word, true),
  }
}
