import type { Result } from '../../conversation/answer.ts'
import type { SiteDocument } from './documents.ts'
import type { PageMatch } from './page-questions.ts'
import { passagesOf, type Passage } from './passages.ts'
import type { Question, SiteWords } from './question.ts'
import { createIndex } from './search.ts'
import { plainText, stemsOf, wordsOf } from './tokens.ts'
import { ASKING, WordList } from './vocabulary.ts'

export interface SiteSearch extends SiteWords {
  /**
   * @param ahead results that come before all passages
   * @param written questions that come with pages, the most similar first
   */
  readonly results: (
    question: Question,
    ahead: readonly Result[],
    written: readonly PageMatch[],
  ) => readonly Result[]
  readonly passages: (question: Question) => readonly Result[]
}

/** Weights of words by field; written questions describe a passage best. */
const BOOST = { text: 1, heading: 0.8, title: 0.6, asks: 3 }

/** How much of a question a passage must cover; more for short questions. */
const leastCovered = (terms: number): number => Math.max(0.25, 0.75 - 0.08 * terms)
/** The same for written questions, and for passages after the first. */
const LEAST_ALIKE = 0.4
const LEAST_RELATED = 0.2

/** In a short question, so many unknown words mean that it is about something else. */
const SHORT = 3
const MOST_UNKNOWN = 0.4
/** Unless a written question is at least this similar. */
const LIKELY = 0.6

/** Legal pages are results only for questions about law, or about exactly what they say. */
const LEGAL = /^\/(privacy-policy|terms-of-service)\b/
const LEGAL_COVERED = 0.6

/** Shorter words sound like too many others. */
const LEAST_SOUND = 4
const MOST_RESULTS = 3
/** The number of written questions before passages, and of passages considered. */
const MOST_WRITTEN = 2
const MOST_PASSAGES = 6
/** Characters per result, unless its only sentence is longer. */
const LONGEST = 450

export function createSiteSearch(documents: readonly SiteDocument[]): SiteSearch {
  const passages = passagesOf(documents)
  const index = createIndex(
    passages.map(passage => fieldsOf(passage, documents)),
    BOOST,
  )
  const words = new Set(
    passages.flatMap(({ title, heading, sentences }) =>
      wordsOf(plainText([title, heading, ...sentences].join('\n'))),
    ),
  )

  /** Created for the first question in an Indian script. */
  let bySound: WordList | undefined

  const leastFor = ({ terms, isAbout }: Question, page: string): number =>
    LEGAL.test(page) && !isAbout('law') ? LEGAL_COVERED : leastCovered(terms.length)

  const relatedTo = ({ terms }: Question) =>
    index.find(terms).flatMap(({ id, coverage, stems }) => {
      const passage = passages[id]
      return passage && coverage >= LEAST_RELATED ? [{ passage, coverage, stems }] : []
    })

  /** A page's answer to a question, with the text around it. */
  function aroundAnswer({ says, page, address, title }: PageMatch): Result {
    const isThere = (own: string) => says.some(line => own.includes(line) || line.includes(own))
    const passage = passages.find(each => each.page === page && each.sentences.some(isThere))
    return passage
      ? excerptOf(passage, new Set(stemsOf(says.join(' '))))
      : { address, title, text: says.join(' ') }
  }

  function isForeign({ terms, language, words: asked }: Question): boolean {
    // In other languages, unknown words are often only grammar.
    const namesTopic = asked.some(({ topics }) => topics.some(topic => !ASKING.has(topic)))
    if (language !== 'en' && namesTopic) return false
    const sumOf = (of: typeof terms) => of.reduce((sum, term) => sum + index.weightOf(term), 0)
    const unknown = terms.filter(term => !index.isKnown(term))
    return terms.length <= SHORT && sumOf(unknown) >= MOST_UNKNOWN * sumOf(terms)
  }

  return {
    results(question, ahead, written) {
      if (ahead.length === 0 && (written[0]?.likeness ?? 0) < LIKELY && isForeign(question)) return []
      const alike = written
        .filter(({ likeness }) => likeness >= LEAST_ALIKE)
        .filter(({ page, said }) => !LEGAL.test(page) || said >= leastFor(question, page))
        .map(aroundAnswer)
      const related = relatedTo(question).map(each => ({
        ...each,
        isFitting: each.coverage >= leastFor(question, each.passage.page),
      }))
      if (ahead.length + alike.length === 0 && !related.some(({ isFitting }) => isFitting)) return []
      const excerpts = related
        .filter(({ passage, isFitting }) => isFitting || !LEGAL.test(passage.page))
        .slice(0, MOST_PASSAGES)
        .map(({ passage, stems }) => excerptOf(passage, stems))
      return distinct([...ahead, ...alike.slice(0, MOST_WRITTEN), ...excerpts, ...alike.slice(MOST_WRITTEN)])
    },
    passages: question =>
      relatedTo(question).map(({ passage }) => ({ ...linkTo(passage), text: passage.sentences.join(' ') })),
    isWord: word => words.has(word),
    soundingLike: word =>
      (bySound ??= new WordList(
        [...words].map(each => [each, [each]]),
        LEAST_SOUND,
      )).meanings(word, true),
  }
}

function distinct(results: readonly Result[]): readonly Result[] {
  const kept: Result[] = []
  for (const result of results)
    if (kept.every(({ text }) => !text.includes(result.text) && !result.text.includes(text)))
      kept.push(result)
  return kept.slice(0, MOST_RESULTS)
}

function fieldsOf({ page, title, heading, sentences, address }: Passage, documents: readonly SiteDocument[]) {
  const text = sentences.join('\n')
  const questions = documents.find(({ url }) => url === page)?.questions ?? []
  const own = questions.filter(({ says }) => says.some(line => text.includes(line) || line.includes(text)))
  return {
    text: stemsOf(text),
    heading: stemsOf(heading),
    // The address names the page's subject, and the section.
    title: stemsOf(`${title} ${address.replace(/[/#-]/g, ' ')}`),
    asks: own.flatMap(({ asks }) => asks.flatMap(stemsOf)),
  }
}

const linkTo = ({ address, title, heading }: Passage) => ({
  address,
  title,
  ...(heading !== '' && heading !== title && { heading }),
})

/** The whole sentences that cover most of the question, then the following ones that still fit. */
function excerptOf(passage: Passage, stems: ReadonlySet<string>): Result {
  const { sentences } = passage
  const own = sentences.map(sentence => new Set(stemsOf(sentence)))
  let best = { hits: -1, from: 0, to: 1 }
  sentences.forEach((first, from) => {
    let [to, length] = [from + 1, first.length]
    for (; to < sentences.length && length + lengthOf(sentences[to]) <= LONGEST; to += 1)
      length += lengthOf(sentences[to])
    const hits = [...stems].filter(stem => own.slice(from, to).some(sentence => sentence.has(stem))).length
    if (hits > best.hits) best = { hits, from, to }
  })
  // A table row or a label stays on a line of its own.
  const lines = sentences
    .slice(best.from, best.to)
    .map(sentence => sentence + (/[.!?…”]$/.test(sentence) ? ' ' : '\n'))
  return { ...linkTo(passage), text: lines.join('').trim() }
}

const lengthOf = (sentence = ''): number => sentence.length + 1
