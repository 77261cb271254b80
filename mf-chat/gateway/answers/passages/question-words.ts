import type { Topic } from '../asked/lexicon.ts'
import { isLatin, type Meaning } from '../asked/meanings.ts'
import type { Question } from '../asked/question.ts'
import { SMALL_WORDS } from '../asked/small-words.ts'
import { contentWords, OR } from './words.ts'

/** More words than this make no question clearer, only slower to answer. */
const MOST_WORDS = 24

/**
 * The words of a question by which the pages are searched, as contentWords has them. The pages are in English: of a question in another
 * language these are its English words, and the words that the pages have for its topics and, by the glossary, for the others.
 */
export function questionWords({ meanings, language, plain }: Question): readonly string[] {
  const telling = meanings.flatMap(meaning =>
    language === 'en' ? ofEnglish(meaning.word) : ofOther(meaning),
  )
  const words = telling.length > 0 ? telling : contentWords(plain)
  return [...new Set(words)].slice(0, MOST_WORDS)
}

const ofEnglish = (word: string): readonly string[] => (SMALL_WORDS.has(word) ? [] : contentWords(word))

/** Topics that say what is asked for and not of what. */
const ASKING: ReadonlySet<Topic> = new Set(['time', 'when', 'how much', 'how many', 'suggest', 'list'])

function ofOther({ word, topics, isStrange, inEnglish }: Meaning): readonly string[] {
  const topic = topics.find(each => !ASKING.has(each))
  if (topic !== undefined) return contentWords(topic)
  if (!isStrange) return []
  if (inEnglish.length > 0) return [[...new Set(inEnglish.flatMap(contentWords))].join(OR)]
  return isLatin(word) ? ofEnglish(word) : [word]
}
