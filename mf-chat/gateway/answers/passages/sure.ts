import type { Question } from '../asked/question.ts'
import type { FoundSentence } from './sentence-search.ts'
import { asksWhatItIs } from './what-it-is.ts'
import { contentWords } from './words.ts'

/**
 * A sentence that others nearly equal is as often beside the question as not, whatever else one looks at: so the next best may have at most so
 * much of its score, and less where the question has too few words to tell two places apart. What each value costs:
 * shared/docs/decisions/29-facts-first.md and 44-what-is-told-for-sure.md.
 */
const AHEAD = 0.7
const AHEAD_SHORT = 0.6

/** Words of a question, from which on it is not short. */
const LONG = 3

/**
 * Whether a passage can be told as the answer without more: it stands out from everything that the pages say on these words, or is the
 * place that is called what the question asks about.
 * @param other the best that says something else
 */
export function isSureOf(
  first: FoundSentence,
  other: FoundSentence | undefined,
  words: readonly string[],
  question: Question,
): boolean {
  if (asksWhatItIs(question) && isNamedAfter(words, first)) return true
  return isBehind(other, first, words.length >= LONG ? AHEAD : AHEAD_SHORT)
}

const isBehind = (next: FoundSentence | undefined, best: FoundSentence, most: number): boolean =>
  next === undefined || next.score <= best.score * most

/** Where a section or a page is called what the question asks about, it is the place that tells what it is. */
const isNamedAfter = (words: readonly string[], { passage: { heading, title } }: FoundSentence): boolean => {
  const name = new Set(contentWords(`${heading} ${title}`))
  return words.every(word => name.has(word))
}
