import type { SiteDocument } from './documents.ts'
import { getPageTitle, splitIntoPassages } from './passages.ts'
import { addressToWords, normalizeText, splitWords, stemText, stemWord } from './tokens.ts'
import { detectAnswerType, isFillerWord } from './vocabulary.ts'

/** A few lines of a page that may answer a question. */
export interface Candidate {
  readonly page: string
  readonly address: string
  readonly title: string
  /** The heading of the section that it is in. */
  readonly heading: string
  /** Whole sentences or rows of the page, verbatim. */
  readonly says: readonly string[]
  /** The questions that the page's author lists for this answer (`questions/*.yaml` of an app). */
  readonly asks: readonly Ask[]
  /** The stems of all questions, of the answer, of the headings above it, and of the text around it. */
  readonly stems: Readonly<Record<Field, ReadonlySet<string>>>
}

interface Ask {
  readonly words: string
  readonly stems: readonly string[]
  readonly answerType: string | undefined
}

export type Field = 'asks' | 'says' | 'above' | 'around'

/** Characters that an answer may have, unless its first sentence is longer: about 45 words. */
const LONGEST = 260

/** Lists the possible answers of all pages: those to their own questions, and runs of sentences. */
export const listCandidates = (documents: readonly SiteDocument[]): readonly Candidate[] => [
  ...documents.flatMap(listWrittenAnswers),
  ...splitIntoPassages(documents).flatMap(({ sentences, heading, ...link }) =>
    sentences.map((first, from) => {
      const says = [first]
      for (const next of sentences.slice(from + 1, from + 3)) {
        if (says.join(' ').length + next.length >= LONGEST) break
        says.push(next)
      }
      return createCandidate({ ...link, says: withLabel(heading, says, link.title) }, heading, sentences)
    }),
  ),
]

/** The answers to a page's own questions, except those that are no longer on the page verbatim. */
function listWrittenAnswers(document: SiteDocument): readonly Candidate[] {
  const { url, sections, questions = [] } = document
  const texts = sections.map(({ heading, text }) => `${heading}\n${text}`)
  return questions.flatMap(({ asks, says }) => {
    if (!says.every(line => texts.some(text => text.includes(line)))) return []
    const section = sections[texts.findIndex(text => text.includes(says[0] ?? ''))]
    const { heading = '', anchor, text = '' } = section ?? {}
    const title = getPageTitle(document)
    const link = { page: url, address: url + (anchor === undefined ? '' : `#${anchor}`), title }
    return createCandidate({ ...link, says: withLabel(heading, says, title) }, heading, [text], asks)
  })
}

/** Names the heading before a row or a label, which does not say alone what it is about. */
function withLabel(heading: string, says: readonly string[], title: string): readonly string[] {
  const [first = '', ...others] = says
  const isSentence = /[.!?…”]$/.test(first)
  const isClear = heading === '' || heading === title || heading.endsWith('?') || first.includes(heading)
  return isSentence || isClear ? says : [`${heading}: ${first}`, ...others]
}

function createCandidate(
  answer: Pick<Candidate, 'page' | 'address' | 'title' | 'says'>,
  heading: string,
  around: readonly string[],
  asks: readonly string[] = [],
): Candidate {
  const own = asks.map(ask => {
    const all = splitWords(normalizeText(ask))
    const telling = all.filter(word => !isFillerWord(word))
    const stems = (telling.length > 0 ? telling : all).map(stemWord)
    return { words: all.join(' '), stems, answerType: detectAnswerType(normalizeText(ask)) }
  })
  return {
    ...answer,
    heading,
    asks: own,
    stems: {
      asks: new Set(asks.flatMap(stemText)),
      says: new Set(stemText(answer.says.join(' '))),
      above: new Set(stemText(`${answer.title} ${heading} ${addressToWords(answer.address)}`)),
      around: new Set(around.flatMap(stemText)),
    },
  }
}
