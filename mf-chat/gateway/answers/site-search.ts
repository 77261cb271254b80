import type { SearchResult } from '../../conversation/answer.ts'
import type { SiteDocument } from './documents.ts'
import { computeCoverage, listExcerpts, linkToPassage, shareSentence, toSearchResult } from './excerpts.ts'
import type { PageQuestionMatch } from './page-questions.ts'
import { splitIntoPassages, type Passage } from './passages.ts'
import type { Question } from './question.ts'
import { createSearchIndex } from './search-index.ts'
import { addressToWords, isOneInOther, normalizeText, stemText, splitWords } from './tokens.ts'
import { ANSWER_KIND_TOPICS, correctSpelling, WordList } from './vocabulary.ts'

/** Weights of words by field; `asks` are the questions that a passage answers. */
const BOOST = { text: 1, heading: 0.8, title: 0.6, asks: 1 }

/** The share of the question that the best passage must cover: the fewer terms, the more. */
const leastCovered = (terms: number): number => Math.max(0.25, 0.75 - 0.08 * terms)
/** The least similarity of a page's question whose answer is shown as a result. */
const LEAST_SHOWN = 0.4

/**
 * A question is off topic if all of this is true: it has at most `FEW_TERMS` terms, the site does not contain
 * terms with a share of `MOST_UNKNOWN` of their total weight, and no page's question has a similarity of
 * `ON_TOPIC`.
 */
const FEW_TERMS = 3
const MOST_UNKNOWN = 0.4
const ON_TOPIC = 0.6

/** Matches legal pages: results only for questions about law, or if they cover most of the question. */
const LEGAL = /^\/(privacy-policy|terms-of-service)\b/
const LEGAL_COVERED = 0.6

/** The least length of a phonetic key. Too many words share shorter keys. */
const LEAST_SOUND = 4
const MOST_RESULTS = 4
/** At most this many answers to page questions come before the first passage. */
const MOST_PAGE_QUESTIONS = 2
/** From how many passages the best excerpts are chosen. */
const MOST_PASSAGES = 20

/** Searches the passages of the site. */
export function createSiteSearch(documents: readonly SiteDocument[]) {
  const passages = splitIntoPassages(documents)
  const index = createSearchIndex(passages.map(fieldsOf), BOOST)
  const entries = passages.map(passage => ({ passage, excerpts: listExcerpts(passage) }))
  const words = new Set(
    passages.flatMap(({ title, heading, sentences }) =>
      splitWords(normalizeText([title, heading, ...sentences].join('\n'))),
    ),
  )

  /** The site's words by their sound; created when a question in an Indian script first needs this list. */
  let bySound: WordList | undefined

  /** Finds passages with words of the question, best first. */
  function relatedTo({ terms }: Question) {
    return index.find(terms).flatMap(({ id, coverage, score }) => {
      const entry = entries[id]
      return entry ? [{ ...entry, page: entry.passage.page, coverage, score }] : []
    })
  }

  /** Returns the answer to a page's question, with the text around the answer. */
  function aroundAnswer({ says, page, address, title }: PageQuestionMatch): SearchResult {
    const isThere = (own: string) => says.some(line => isOneInOther(line, own))
    const entry = entries.find(({ passage }) => passage.page === page && passage.sentences.some(isThere))
    const terms = index.expand(stemText(says.join(' ')).map(stem => [stem]))
    const [best] =
      entry?.excerpts.toSorted((a, b) => computeCoverage(b, terms) - computeCoverage(a, terms)) ?? []
    return best ? toSearchResult(best) : { address, title, text: says.join(' ') }
  }

  /** The best excerpts of the passages; both the passage and the excerpt should have the question's words. */
  function bestExcerpts(related: ReturnType<typeof relatedTo>, { terms }: Question): readonly SearchResult[] {
    const expanded = index.expand(terms)
    return related
      .flatMap(({ excerpts: own, score }) =>
        own.map(excerpt => ({ excerpt, score: score * computeCoverage(excerpt, expanded) })),
      )
      .toSorted((a, b) => b.score - a.score)
      .map(({ excerpt }) => excerpt)
      .filter((excerpt, at, before) => !before.slice(0, at).some(other => shareSentence(other, excerpt)))
      .map(toSearchResult)
  }

  function isOffTopic({ terms, language, words: all }: Question): boolean {
    // One topic shows that a question in Hindi or Gujarati is not off topic, because most unknown words in
    // such a question are only grammar. An English question needs two topics.
    const onTopic = all.filter(({ topics }) => topics.some(topic => !ANSWER_KIND_TOPICS.has(topic)))
    if (onTopic.length >= (language === 'en' ? 2 : 1)) return false
    const sumOf = (of: typeof terms) => of.reduce((sum, term) => sum + index.weightOf(term), 0)
    const unknown = terms.filter(term => !index.isKnown(term))
    return terms.length <= FEW_TERMS && sumOf(unknown) >= MOST_UNKNOWN * sumOf(terms)
  }

  return {
    /**
     * Lists the sections and answers of the site's pages that may help with a question, the best first.
     * @param leading the results to list before all others
     * @param pageMatches the pages' questions that resemble the visitor's question, the most similar first
     * @returns an empty list for an off-topic question
     */
    results(
      question: Question,
      leading: readonly SearchResult[],
      pageMatches: readonly PageQuestionMatch[],
    ): readonly SearchResult[] {
      if (leading.length === 0 && (pageMatches[0]?.similarity ?? 0) < ON_TOPIC && isOffTopic(question))
        return []
      const needsLaw = (page: string) => LEGAL.test(page) && !question.isAbout('law')
      const isFitting = ({ page, coverage }: { readonly page: string; readonly coverage: number }) =>
        coverage >= (needsLaw(page) ? LEGAL_COVERED : leastCovered(question.terms.length))
      const fromQuestions = pageMatches
        .filter(({ similarity }) => similarity >= LEAST_SHOWN)
        .filter(each => isFitting(each) || !needsLaw(each.page))
        .slice(0, MOST_PAGE_QUESTIONS)
        .map(aroundAnswer)
      const related = relatedTo(question)
      if (leading.length + fromQuestions.length === 0 && !related.some(isFitting)) return []
      const fromPassages = related
        .filter(each => isFitting(each) || !needsLaw(each.page))
        .slice(0, MOST_PASSAGES)
      return distinct([...leading, ...fromQuestions, ...bestExcerpts(fromPassages, question)])
    },
    passages: (question: Question): readonly SearchResult[] =>
      relatedTo(question).map(({ passage }) => ({
        ...linkToPassage(passage),
        text: passage.sentences.join(' '),
      })),
    isWord: (word: string) => words.has(word),
    correctSpelling: (word: string) => correctSpelling(word, words),
    soundingLike: (word: string) =>
      (bySound ??= new WordList(
        [...words].map(each => [each, [each]]),
        LEAST_SOUND,
      )).meanings(word, true),
  }
}

function distinct(results: readonly SearchResult[]): readonly SearchResult[] {
  const kept: SearchResult[] = []
  for (const result of results)
    if (!kept.some(({ text }) => isOneInOther(text, result.text))) kept.push(result)
  return kept.slice(0, MOST_RESULTS)
}

function fieldsOf({ title, heading, sentences, address, questions }: Passage) {
  const text = sentences.join('\n')
  const own = questions.filter(({ says }) => says.some(line => isOneInOther(line, text)))
  return {
    text: stemText(text),
    heading: stemText(heading),
    title: stemText(`${title} ${addressToWords(address)}`),
    asks: own.flatMap(({ asks }) => asks.flatMap(stemText)),
  }
}
