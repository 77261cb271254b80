import { createAnswerer } from './answer.ts'
import { readQuestion } from './asked/question.ts'
import type { SiteDocument } from './documents.ts'
import { factsOf } from './facts/facts.ts'
import { passagesOf, type Passage } from './passages/passages.ts'
import { questionWords } from './passages/question-words.ts'
import { createSentenceSearch } from './passages/sentence-search.ts'

/** What the service behind the assistant needs to know of the site: this is all that `gateway/` imports from this folder. */
export interface Knowledge {
  /** Answers from the site and from nothing else. */
  readonly answer: (question: string) => Answer
  /**
   * What the site says on a question, for a language model to answer from.
   * @returns the best first, at most `most`; none where nothing fits
   */
  readonly grounds: (question: string, most: number) => readonly Ground[]
}

export interface Answer {
  /** 2 to 4 lines (product specification, point 7). */
  readonly text: string
  /** 'unknown' is the honest word that the site does not say; 'unsure' says so too, and quotes what comes nearest. */
  readonly outcome: 'answered' | 'unsure' | 'unknown' | 'greeting'
  /** What the answer comes from: the name of an intent, or passages. */
  readonly by: string
}

export interface Ground {
  /** Path of the page, with the anchor of the section where it has one. */
  readonly address: string
  readonly title: string
  readonly text: string
}

/**
 * @param all pages of the site. It answers in English, from what is English: a translation says nothing that its original does not, and would
 * be quoted in the wrong language.
 */
export function createKnowledge(all: readonly SiteDocument[]): Knowledge {
  const documents = all.filter(({ language = 'en' }) => language.startsWith('en'))
  const facts = factsOf(documents)
  const search = createSentenceSearch(passagesOf(documents))
  const answer = createAnswerer(documents, facts, search)

  /** What is told from facts is the best ground of all, then passages. */
  function grounds(question: string, most: number): readonly Ground[] {
    const read = readQuestion(question, facts, search)
    const passages = new Set(search.find(questionWords(read)).map(({ passage }) => passage))
    return [...fromFacts(question), ...[...passages].slice(0, most).map(groundOf)].slice(0, most)
  }

  function fromFacts(question: string): readonly Ground[] {
    const { text, outcome } = answer(question)
    const address = /: (\/\S*)$/.exec(text)?.[1] ?? '/'
    return outcome === 'answered' ? [{ address, title: 'Facts', text: text.replace(/\n[^\n]*$/, '') }] : []
  }

  return { answer, grounds }
}

const groundOf = ({ address, title, heading, sentences }: Passage): Ground => ({
  address,
  title: heading === '' ? title : `${title}: ${heading}`,
  text: sentences.join('\n'),
})
