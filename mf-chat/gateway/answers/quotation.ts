import type { FoundPassage, MatchedWord } from './passage-search.ts'
import { labelOf, shortened } from './sentences.ts'
import { contentWords } from './words.ts'

/** Characters that the quoted sentences may have together. */
const LONGEST_QUOTATION = 300
const MOST_SENTENCES = 3

/**
 * The one to three sentences of a passage that match the question best, word for word. Where they leave out what they are
 * about, the section's heading or the page's title stands in front.
 */
export function quotationFrom({ passage, words }: FoundPassage): readonly string[] {
  const { title, heading, sentences } = passage
  // What is asked about the subject, such as “Saturday” below the heading “Opening hours”.
  const details = words.filter(word => weightIn(`${title} ${heading}`, [word]) === 0)
  const beyondHeading = heading === title ? words : words.filter(word => weightIn(heading, [word]) === 0)
  const chosen = covering(sentences, details)
  const quotation = withinLimit(chosen.length > 0 ? chosen : fromTheBestOn(sentences, beyondHeading))

  const missing = words.filter(word => weightIn(quotation.join(' '), [word]) === 0)
  const [subject] = [heading, title]
    .filter(name => !name.endsWith('?') && weightIn(name, missing) > 0)
    .toSorted((a, b) => weightIn(b, missing) - weightIn(a, missing))
  return subject === undefined ? quotation : [`${subject}: ${quotation[0] ?? ''}`, ...quotation.slice(1)]
}

/** One line for each of several sections that answer alike, such as the items of a list: its heading and its best sentence. */
export function quotationFromEach(sections: readonly FoundPassage[]): readonly string[] {
  return sections.slice(0, MOST_SENTENCES).map(({ passage, words }) => {
    const best = bestOf(passage.sentences, words)
    return shortened(`${passage.heading}: ${best}`, LONGEST_QUOTATION / MOST_SENTENCES)
  })
}

/** How much of the words a text has, by their weight. */
export function weightIn(text: string, words: readonly MatchedWord[]): number {
  const own = new Set(contentWords(text))
  return words
    .filter(({ terms }) => terms.some(term => own.has(term)))
    .reduce((sum, { weight }) => sum + weight, 0)
}

/** As few sentences as have all of the words that any has; a single one comes with the prose or the entries that follow it. */
function covering(sentences: readonly string[], words: readonly MatchedWord[]): readonly string[] {
  const chosen = new Set<string>()
  let missing = words
  let best = bestOf(sentences, missing)
  while (weightIn(best, missing) > 0) {
    chosen.add(best)
    const covered = best
    missing = missing.filter(word => weightIn(covered, [word]) === 0)
    best = bestOf(sentences, missing)
  }
  const [only] = chosen
  if (only !== undefined && chosen.size === 1) return withWhatFollows(only, sentences)
  return sentences.filter(sentence => chosen.has(sentence))
}

function withWhatFollows(sentence: string, sentences: readonly string[]): readonly string[] {
  const rest = sentences.slice(sentences.indexOf(sentence))
  if (sentence.endsWith('.')) return rest
  const end = rest.findIndex(line => labelOf(line) === undefined)
  return end === -1 ? rest : rest.slice(0, Math.max(end, 1))
}

function fromTheBestOn(sentences: readonly string[], words: readonly MatchedWord[]): readonly string[] {
  return sentences.slice(sentences.indexOf(bestOf(sentences, words)))
}

/** The first of the sentences that have most of the words. */
function bestOf(sentences: readonly string[], words: readonly MatchedWord[]): string {
  const weights = sentences.map(sentence => weightIn(sentence, words))
  return sentences[weights.indexOf(Math.max(...weights))] ?? ''
}

function withinLimit(sentences: readonly string[]): readonly string[] {
  const [first = '', ...others] = sentences.slice(0, MOST_SENTENCES)
  const fitting = [shortened(first, LONGEST_QUOTATION)]
  for (const sentence of others) {
    if ([...fitting, sentence].join('\n').length > LONGEST_QUOTATION) break
    fitting.push(sentence)
  }
  return fitting
}
