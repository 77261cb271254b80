import { createAnswerer } from './answer.ts'
import type { SiteDocument } from './documents.ts'
import { createPassageSearch } from './passage-search.ts'
import { passagesOf } from './passages.ts'
import { questionWords } from './question-words.ts'

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
  /** 'unknown' is the honest word that the site does not say. */
  readonly outcome: 'answered' | 'unknown' | 'greeting'
}

export interface Ground {
  /** Path of the page, with the anchor of the section where it has one. */
  readonly address: string
  readonly title: string
  readonly text: string
}

export function createKnowledge(documents: readonly SiteDocument[]): Knowledge {
  const answer = createAnswerer(documents)
  const search = createPassageSearch(passagesOf(documents))
  return {
    answer,
    grounds: (question, most) =>
      search
        .find(questionWords(question))
        .slice(0, most)
        .map(({ passage: { address, title, heading, sentences } }) => ({
          address,
          title: heading === '' ? title : `${title}: ${heading}`,
          text: sentences.join('\n'),
        })),
  }
}
