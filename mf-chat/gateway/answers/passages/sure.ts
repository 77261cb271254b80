import type { Question } from '../asked/question.ts'
import { fitOf } from './expected.ts'
import type { FoundSentence } from './sentence-search.ts'
import { asksWhatItIs } from './what-it-is.ts'
import { contentWords } from './words.ts'

/** What stands in the way of telling a passage as the answer. What each value costs: shared/docs/decisions/29-facts-first.md and 44-told-with-its-page.md. */
const AHEAD = 0.7
const AHEAD_SHORT = 0.6
const PAGE_AHEAD = 0.7
const PAGE_AHEAD_LONG = 0.75
const LONG = 3

/** The best passage of a question, with what comes next. */
export interface Found {
  readonly first: FoundSentence
  /** The best that says something else. */
  readonly other: FoundSentence | undefined
  /** The best of another page. */
  readonly elsewhere: FoundSentence | undefined
}

/**
 * Whether a passage can be told as the answer without more: it stands out from everything that the pages say on these words, or is the
 * place that is called what the question asks about.
 */
export function isSureOf({ first, other }: Found, words: readonly string[], question: Question): boolean {
  if (asksWhatItIs(question) && isNamedAfter(words, first)) return true
  return isBehind(other, first, words.length >= LONG ? AHEAD : AHEAD_SHORT)
}

/**
 * Whether a passage can be told together with another of its page: no other page comes near, so what is asked about is found, and only
 * which of its sentences is meant is open. A long question, or a sentence that holds the kind of thing that is asked for, says enough for that.
 */
export function isPageSureOf(
  { first, elsewhere }: Found,
  words: readonly string[],
  { plain }: Question,
): boolean {
  const sentence = first.passage.sentences[first.at] ?? ''
  return (
    (fitOf(sentence, plain) > 1 && isBehind(elsewhere, first, PAGE_AHEAD)) ||
    (words.length >= LONG && isBehind(elsewhere, first, PAGE_AHEAD_LONG))
  )
}

const isBehind = (next: FoundSentence | undefined, best: FoundSentence, most: number): boolean =>
  next === undefined || next.score <= best.score * most

/** Where a section or a page is called what the question asks about, it is the place that tells what it is. */
const isNamedAfter = (words: readonly string[], { passage: { heading, title } }: FoundSentence): boolean => {
  const name = new Set(contentWords(`${heading} ${title}`))
  return words.every(word => name.has(word))
}
