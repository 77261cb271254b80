import type { Passage } from './passages.ts'
import type { FoundSentence } from './sentence-search.ts'
import { labelOf, shortened } from './sentences.ts'
import { contentWords } from './words.ts'

/** Characters that the quoted sentences may have together. */
const LONGEST_QUOTATION = 340
const MOST_SENTENCES = 3

/**
 * A sentence as it stands there, with those that follow it as far as there is room. Where it leaves out what it is about, the
 * section's heading or the page's title stands in front.
 */
export function quotationFrom({ passage, at }: FoundSentence, words: readonly string[]): readonly string[] {
  const labels = passage.sentences.slice(at + 1).flatMap(sentence => labelOf(sentence) ?? [])
  const follow =
    labels.length >= LIST ? [`${labels.join('; ')}.`] : passage.sentences.slice(at + 1, at + MOST_SENTENCES)
  return limited(
    passage.sentences[at] ?? '',
    at === 0 ? follow : passage.sentences.slice(at + 1, at + MOST_SENTENCES),
    passage,
    words,
  )
}

/** From so many labelled lines on, their labels tell more than the first of them. */
const LIST = 3

function limited(
  first: string,
  others: readonly string[],
  passage: Passage,
  words: readonly string[],
): readonly string[] {
  const quotation = [withSubject(shortened(first, LONGEST_QUOTATION), passage, words)]
  for (const sentence of others) {
    if ([...quotation, sentence].join('\n').length > LONGEST_QUOTATION) break
    quotation.push(sentence)
  }
  return quotation
}

function withSubject(sentence: string, { title, heading }: Passage, words: readonly string[]): string {
  const said = new Set(contentWords(sentence))
  const missing = words.filter(word => !said.has(word))
  const ofName = (name: string) => contentWords(name).filter(word => missing.includes(word)).length
  const [subject] = [heading, title]
    .filter(name => !name.endsWith('?') && ofName(name) > 0)
    .toSorted((a, b) => ofName(b) - ofName(a))
  return subject === undefined || sentence.startsWith(subject) ? sentence : `${subject}: ${sentence}`
}
