import type { SiteDocument } from './documents.ts'
import { getPageTitle, splitIntoPassages } from './passages.ts'
import { addressToWords, stemText } from './tokens.ts'
import { readNamedTexts } from './word-lists.ts'

/** A few lines of a page that may answer a question. */
export interface Candidate {
  readonly page: string
  readonly address: string
  readonly title: string
  readonly heading: string
  /** Whole sentences or rows of the page, verbatim. */
  readonly says: readonly string[]
  /** The questions that the page's author lists for this answer (`questions/*.yaml` of an app). */
  readonly asks: readonly string[]
  /** Whether it contains what an answer about a price does. */
  readonly isOnPrice: boolean
  /** The stems of the answer, of the headings above it, and of the text around it. */
  readonly stems: Readonly<Record<Field, ReadonlySet<string>>>
}

export type Field = 'asks' | 'says' | 'above' | 'around'

/** Characters that an answer may have, unless its first sentence is longer: about 45 words. */
const LONGEST = 260

/**
 * Lists the possible answers of all pages: those to their own questions, and runs of sentences; and questions
 * of words/unanswered.txt, to which the site says nothing.
 */
export const listCandidates = (documents: readonly SiteDocument[]): readonly Candidate[] => [
  ...documents.flatMap(listWrittenAnswers),
  ...readNamedTexts('unanswered').map(([ask]) =>
    createCandidate({ page: '', address: '', title: '', says: [] }, '', new Set(), [ask]),
  ),
  ...splitIntoPassages(documents).flatMap(({ sentences, heading, ...link }) => {
    const around = new Set(sentences.flatMap(stemText))
    return sentences.map((first, from) => {
      const says = [first]
      for (const next of sentences.slice(from + 1, from + 3)) {
        if (says.join(' ').length + next.length >= LONGEST) break
        says.push(next)
      }
      return createCandidate({ ...link, says: withLabel(heading, says, link.title) }, heading, around)
    })
  }),
]

/** The answers to a page's own questions, except those that are no longer on the page verbatim. */
function listWrittenAnswers(document: SiteDocument): readonly Candidate[] {
  const { url, sections, questions = [] } = document
  const texts = sections.map(({ heading, text }) => `${heading}\n${text}`)
  const around = sections.map(({ text }) => new Set(stemText(text)))
  return questions.flatMap(({ asks, says }) => {
    if (!says.every(line => texts.some(text => text.includes(line)))) return []
    const at = texts.findIndex(text => text.includes(says[0] ?? ''))
    const { heading = '', anchor } = sections[at] ?? {}
    const title = getPageTitle(document)
    const link = { page: url, address: url + (anchor === undefined ? '' : `#${anchor}`), title }
    return createCandidate(
      { ...link, says: withLabel(heading, says, title) },
      heading,
      around[at] ?? new Set(),
      asks,
    )
  })
}

/** Names the heading before a row or a label, which does not say alone what it is about. */
function withLabel(heading: string, says: readonly string[], title: string): readonly string[] {
  const [first = '', ...others] = says
  const isSentence = /[.!?…”]$/.test(first)
  const isClear = heading === '' || heading === title || heading.endsWith('?') || first.includes(heading)
  return isSentence || isClear ? says : [`${heading}: ${first}`, ...others]
}

const PRICE = /₹|\$|rupee|free|fee|price|pay|cost|charge/i

function createCandidate(
  answer: Pick<Candidate, 'page' | 'address' | 'title' | 'says'>,
  heading: string,
  around: ReadonlySet<string>,
  asks: readonly string[] = [],
): Candidate {
  return {
    ...answer,
    heading,
    asks,
    isOnPrice: PRICE.test(answer.says.join(' ')),
    stems: {
      asks: new Set(asks.flatMap(stemText)),
      says: new Set(answer.says.flatMap(stemText)),
      above: new Set(stemText(`${answer.title} ${heading} ${addressToWords(answer.address)}`)),
      around,
    },
  }
}
