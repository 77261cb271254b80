import type { SearchResult } from '../../conversation/answer.ts'
import type { SiteDocument } from './documents.ts'
import type { PageQuestionMatch } from './page-questions.ts'
import { splitIntoPassages, type Passage } from './passages.ts'
import type { Question, SearchTerm } from './question.ts'
import { createIndex } from './search.ts'
import { normalizeText, stemText, splitWords } from './tokens.ts'
import { ANSWER_KIND_TOPICS, WordList } from './vocabulary.ts'

/**
 * How much a word counts in each field of a passage. Questions that the page's author wrote (`asks`) say best
 * what a passage answers, so their words count most.
 */
const BOOST = { text: 1, heading: 0.8, title: 0.6, asks: 3 }

/**
 * The share of the question that the best passage must cover. The fewer terms the question has, the larger
 * this share is.
 */
const leastCovered = (terms: number): number => Math.max(0.25, 0.75 - 0.08 * terms)
/** The share of a question that each passage after the best one must cover. */
const LEAST_RELATED = 0.2
/** How similar a page's question must at least be to the visitor's, so that its answer becomes a result. */
const LEAST_SIMILARITY = 0.4

/**
 * A question is off topic if all of this is true: it has at most `FEW_TERMS` terms, the site does not contain
 * terms with a share of `MOST_UNKNOWN` of their total weight, and no page's question has a similarity of
 * `ON_TOPIC`.
 */
const FEW_TERMS = 3
const MOST_UNKNOWN = 0.4
const ON_TOPIC = 0.6

/**
 * Matches legal pages. They become results only if the question is about law or they cover most of the
 * question.
 */
const LEGAL = /^\/(privacy-policy|terms-of-service)\b/
const LEGAL_COVERED = 0.6

/** Matches the heading of a passage about a person: a first name and a surname. */
const PERSON = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u
const PERSON_COVERED = 0.5

/** The minimum length of a phonetic key. Shorter keys are not used, because too many words share them. */
const LEAST_SOUND = 4
const MOST_RESULTS = 3
/** The maximum number of answers to pages' questions that come before the first passage in the results. */
const MOST_PAGE_QUESTIONS = 2
/** How many passages are considered. More are needed than are shown, because repeated texts are removed. */
const MOST_PASSAGES = 6
/** The maximum length of a result, in characters, unless its only sentence is longer. */
const LONGEST = 450

/** Searches the passages of the site. */
export function createSiteSearch(documents: readonly SiteDocument[]) {
  const passages = splitIntoPassages(documents)
  const index = createIndex(
    passages.map(passage => fieldsOf(passage, documents)),
    BOOST,
  )
  const words = new Set(
    passages.flatMap(({ title, heading, sentences }) =>
      splitWords(normalizeText([title, heading, ...sentences].join('\n'))),
    ),
  )

  /** The site's words by their sound; created when a question in an Indian script first needs this list. */
  let bySound: WordList | undefined

  /**
   * Finds passages with words of the question, the best first. For “who” questions, passages about people
   * come first.
   */
  function relatedTo({ terms, answerType }: Question) {
    const related = index.find(terms).flatMap(({ id, coverage, stems }) => {
      const passage = passages[id]
      if (!passage || coverage < LEAST_RELATED) return []
      const isWanted = answerType === 'who' && coverage >= PERSON_COVERED && PERSON.test(passage.heading)
      return [{ passage, coverage, stems, isWanted }]
    })
    return related.toSorted((a, b) => Number(b.isWanted) - Number(a.isWanted))
  }

  /** Returns the answer to a page's question, with the text around the answer. */
  function aroundAnswer({ says, page, address, title }: PageQuestionMatch): SearchResult {
    const isThere = (own: string) => says.some(line => own.includes(line) || line.includes(own))
    const passage = passages.find(each => each.page === page && each.sentences.some(isThere))
    return passage
      ? excerptOf(passage, new Set(stemText(says.join(' '))), index.weightOf)
      : { address, title, text: says.join(' ') }
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
        .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
        .filter(each => isFitting(each) || !needsLaw(each.page))
        .map(aroundAnswer)
      const related = relatedTo(question).map(each => ({ ...each, page: each.passage.page }))
      if (leading.length + fromQuestions.length === 0 && !related.some(isFitting)) return []
      const fromPassages = related
        .filter(each => isFitting(each) || !needsLaw(each.page))
        .slice(0, MOST_PASSAGES)
        .map(({ passage, stems }) => excerptOf(passage, stems, index.weightOf))
      return distinct([
        ...leading,
        ...fromQuestions.slice(0, MOST_PAGE_QUESTIONS),
        ...fromPassages,
        ...fromQuestions.slice(MOST_PAGE_QUESTIONS),
      ])
    },
    passages: (question: Question): readonly SearchResult[] =>
      relatedTo(question).map(({ passage }) => ({ ...linkTo(passage), text: passage.sentences.join(' ') })),
    isWord: (word: string) => words.has(word),
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
    if (kept.every(({ text }) => !text.includes(result.text) && !result.text.includes(text)))
      kept.push(result)
  return kept.slice(0, MOST_RESULTS)
}

function fieldsOf({ page, title, heading, sentences, address }: Passage, documents: readonly SiteDocument[]) {
  const text = sentences.join('\n')
  const questions = documents.find(({ url }) => url === page)?.questions ?? []
  const own = questions.filter(({ says }) => says.some(line => text.includes(line) || line.includes(text)))
  return {
    text: stemText(text),
    heading: stemText(heading),
    // Add the words of the address, because they name the page's subject and the section.
    title: stemText(`${title} ${address.replace(/[/#-]/g, ' ')}`),
    asks: own.flatMap(({ asks }) => asks.flatMap(stemText)),
  }
}

const linkTo = ({ address, title, heading }: Passage) => ({
  address,
  title,
  ...(heading !== '' && heading !== title && { heading }),
})

/**
 * Returns the consecutive whole sentences that have most of the question's words, and fit into a result. Rare
 * words count more.
 */
function excerptOf(
  passage: Passage,
  stems: ReadonlySet<string>,
  weightOf: (term: SearchTerm) => number,
): SearchResult {
  const { sentences } = passage
  const own = sentences.map(sentence => new Set(stemText(sentence)))
  let best = { hits: -1, from: 0, to: 1 }
  sentences.forEach((first, from) => {
    let [to, length] = [from + 1, first.length]
    for (; to < sentences.length && length + lengthOf(sentences[to]) <= LONGEST; to += 1)
      length += lengthOf(sentences[to])
    const hits = [...stems]
      .filter(stem => own.slice(from, to).some(sentence => sentence.has(stem)))
      .reduce((sum, stem) => sum + weightOf([stem]), 0)
    if (hits > best.hits) best = { hits, from, to }
  })
  // A sentence without a full stop is a table row or a label, so it stays on a line of its own.
  const lines = sentences
    .slice(best.from, best.to)
    .map(sentence => sentence + (/[.!?…”]$/.test(sentence) ? ' ' : '\n'))
  return { ...linkTo(passage), text: lines.join('').trim() }
}

const lengthOf = (sentence = ''): number => sentence.length + 1
