import { isLatin } from '../asked/meanings.ts'
import type { Question } from '../asked/question.ts'
import { SMALL_WORDS } from '../asked/small-words.ts'
import { contentWords } from './words.ts'

/** More words than this make no question clearer, only slower to answer. */
const MOST_WORDS = 24

/**
 * The words of a question by which the pages are searched, as contentWords has them. The pages are in English: of a question in another
 * language these are its English words, and the words that the pages have for its topics.
 */
export function questionWords({ meanings, language, plain }: Question): readonly string[] {
  const telling = meanings.flatMap(({ word, topics }) =>
    language === 'en' ? ofEnglish(word) : inEnglish(word, topics),
  )
  const words = telling.length > 0 ? telling : contentWords(plain)
  return [...new Set(words)].slice(0, MOST_WORDS)
}

const ofEnglish = (word: string): readonly string[] => (SMALL_WORDS.has(word) ? [] : contentWords(word))

function inEnglish(word: string, topics: readonly string[]): readonly string[] {
  const [topic] = topics
  if (topic !== undefined) return contentWords(topic)
  return isLatin(word) ? ofEnglish(word) : [word]
}
