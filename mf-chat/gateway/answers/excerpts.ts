import type { SearchResult } from '../../conversation/answer.ts'
import type { Passage } from './passages.ts'
import type { ExpandedTerm } from './search-index.ts'
import { addressToWords, isOneInOther, stemText } from './tokens.ts'

/** Consecutive whole sentences of a passage that fit into a result. */
export interface Excerpt {
  readonly passage: Passage
  /** The positions of the first sentence, and of the one after the last. */
  readonly from: number
  readonly to: number
  /** The stems of the sentences themselves. */
  readonly own: ReadonlySet<string>
  /** Stems that name what the sentences are about: of headings, and of the page's questions. */
  readonly subject: ReadonlySet<string>
}

/** Characters per excerpt, about 60 words, unless its only sentence is longer. */
const LONGEST = 360
/** The weight of words that name the subject, but are not in the sentences themselves. */
const SUBJECT = 0.8

/** Lists the excerpts of a passage: for each sentence, the longest one that begins with it. */
export function listExcerpts(passage: Passage): readonly Excerpt[] {
  const { sentences, title, heading, address, questions } = passage
  const headings = stemText(`${title} ${heading} ${addressToWords(address)}`)
  const stems = sentences.map(stemText)
  return sentences.map((first, from) => {
    let [to, length] = [from + 1, first.length]
    for (; to < sentences.length && length + lengthOf(sentences[to]) <= LONGEST; to += 1)
      length += lengthOf(sentences[to])
    const own = sentences.slice(from, to)
    const isAnswer = (line: string) => own.some(each => isOneInOther(line, each))
    const asks = questions.flatMap(each => (each.says.some(isAnswer) ? each.asks.flatMap(stemText) : []))
    const subject = new Set([...headings, ...asks])
    return { passage, from, to, own: new Set(stems.slice(from, to).flat()), subject }
  })
}

const lengthOf = (sentence = ''): number => sentence.length + 1

/** The share of a question that an excerpt covers: 0 to 1. */
export function computeCoverage({ own, subject }: Excerpt, terms: readonly ExpandedTerm[]): number {
  const weightIn = (stem: string) => (own.has(stem) ? 1 : subject.has(stem) ? SUBJECT : 0)
  let [covered, whole] = [0, 0]
  for (const { weight, likeness } of terms) {
    whole += weight
    let best = 0
    for (const [stem, like] of likeness) best = Math.max(best, like * weightIn(stem))
    covered += weight * best
  }
  return whole === 0 ? 0 : covered / whole
}

/** Whether two excerpts share a sentence. */
export const shareSentence = (one: Excerpt, other: Excerpt): boolean =>
  one.passage === other.passage && one.from < other.to && other.from < one.to

export function toSearchResult({ passage, from, to }: Excerpt): SearchResult {
  // A table row or a label stays on a line of its own.
  const lines = passage.sentences
    .slice(from, to)
    .map(sentence => sentence + (/[.!?…”]$/.test(sentence) ? ' ' : '\n'))
  return { ...linkToPassage(passage), text: lines.join('').trim() }
}

export const linkToPassage = ({ address, title, heading }: Passage) => ({
  address,
  title,
  ...(heading !== '' && heading !== title && { heading }),
})
