import type { SiteDocument } from './documents.ts'
import { getPageTitle } from './passages.ts'
import type { Question, SearchTerm } from './question.ts'
import { createSearchIndex } from './search-index.ts'
import { normalizeText, stemWord, stemText, splitWords } from './tokens.ts'
import { detectAnswerType, isFillerWord, isCommonStem, findModifiers, findSynonyms } from './vocabulary.ts'

/** A question of a page (`questions/*.yaml` of an app) that is compared with the visitor's question. */
export interface PageQuestionMatch {
  /** The page's answer. */
  readonly says: readonly string[]
  readonly page: string
  readonly address: string
  readonly title: string
  /** How similar both questions are: from 0 to 1, or 2 if their words are identical. */
  readonly similarity: number
  /** The share of the visitor's question that the page's question and answer cover: 0 to 1. */
  readonly coverage: number
  /** Whether both questions mean the same. */
  readonly isConfident: boolean
}

/**
 * The weight of `coverage` in the similarity. The rest is the weight of the reverse: the share of the page's
 * question that the visitor's question covers.
 */
const COVERAGE_WEIGHT = 0.6
/**
 * How much a match counts if a word is only in the page's answer, or (`SYNONYM`) if only a synonym or a word
 * with the same beginning matches. An exact match with the page's question counts 1.
 */
const ANSWER_WORD = 0.7
const SYNONYM = 0.8
const LEAST_PREFIX = 4

/**
 * A page's question counts as the same as the visitor's question from this similarity on. It must also lead
 * the next question by `LEAST_LEAD` or more (decision 29).
 */
const LEAST_SIMILARITY = 0.9
const LEAST_LEAD = 0.12
/** The similarity of questions with identical words: no merely similar question comes close. */
const IDENTICAL = 2
/** The uncommon words that a confident match needs: “the principal” alone may ask anything. */
const LEAST_TELLING = 2

/** Whether a line is no answer on its own: a table row, or a line that refers to the sentence before. */
const isFragment = (line: string): boolean => /: [^:]*: |^(This one|These|Those|Until then)\b/.test(line)

/** The maximum number of pages' questions that are compared with the visitor's question word by word. */
const MOST_COMPARED = 40

interface PageQuestion {
  readonly answer: Pick<PageQuestionMatch, 'says' | 'page' | 'address' | 'title'>
  /** The page's question, without punctuation. */
  readonly text: string
  readonly terms: readonly SearchTerm[]
  readonly stems: ReadonlySet<string>
  /** The stems of the words in the page's answer and in the page's title. */
  readonly answerStems: ReadonlySet<string>
}

/** @returns a function that lists pages' questions by their similarity to a visitor's question */
export function createPageQuestionMatcher(documents: readonly SiteDocument[]) {
  const pageQuestions = documents.flatMap(questionsOf)
  const index = createSearchIndex(
    pageQuestions.map(({ stems }) => ({ question: [...stems] })),
    { question: 1 },
  )

  /** The weighted mean of how well each term matches. */
  function meanMatch(terms: readonly SearchTerm[], matchOf: (term: SearchTerm) => number): number {
    const weights = terms.reduce((sum, term) => sum + index.weightOf(term), 0)
    const matches = terms.reduce((sum, term) => sum + index.weightOf(term) * matchOf(term), 0)
    return weights === 0 ? 0 : matches / weights
  }

  return (question: Question): readonly PageQuestionMatch[] => {
    const { plain, terms } = question
    const stems = new Set([...terms.flat(), ...stemText(plain)])
    const text = splitWords(plain).join(' ')
    const isTelling = terms.filter(term => !term.every(isCommonStem)).length >= LEAST_TELLING

    function compare(other: PageQuestion) {
      const inQuestion = meanMatch(terms, term => matchIn(other.stems, term))
      const coverage = meanMatch(terms, term =>
        Math.max(matchIn(other.stems, term), ANSWER_WORD * matchIn(other.answerStems, term)),
      )
      const reverse = meanMatch(other.terms, term => matchIn(stems, term))
      const similarity =
        other.text === text ? IDENTICAL : COVERAGE_WEIGHT * coverage + (1 - COVERAGE_WEIGHT) * reverse
      const isSame =
        similarity === IDENTICAL ||
        (isTelling &&
          Math.min(inQuestion, similarity) >= LEAST_SIMILARITY &&
          isSameStyle(question, other.text) &&
          !other.answer.says.some(isFragment))
      return { ...other.answer, coverage, similarity, isSame }
    }

    const compared = index
      .find(terms)
      .slice(0, MOST_COMPARED)
      .flatMap(({ id }) => pageQuestions[id] ?? [])
      .map(compare)
      .toSorted((a, b) => a.similarity - b.similarity)
    // Of questions with the same answer, the map keeps the last one, which is the most similar.
    const [first, ...others] = [
      ...new Map(compared.map(each => [each.says.join('\n'), each])).values(),
    ].toSorted((a, b) => b.similarity - a.similarity)
    if (!first) return []
    const next = others.find(({ says }) => !says.some(line => first.says.includes(line)))?.similarity ?? 0
    const isClear = first.similarity - next >= Math.max(LEAST_LEAD, 0.6 * (1 - first.similarity))
    return [first, ...others].map((each, at) => ({
      ...each,
      isConfident: at === 0 && each.isSame && isClear,
    }))
  }
}

/** The questions of a page, except those whose answers are no longer on the page verbatim. */
function questionsOf(document: SiteDocument): readonly PageQuestion[] {
  const texts = document.sections.map(({ heading, text }) => `${heading}\n${text}`)
  return (document.questions ?? []).flatMap(({ asks, says }) => {
    if (!says.every(line => texts.some(text => text.includes(line)))) return []
    const anchor = document.sections[texts.findIndex(text => text.includes(says[0] ?? ''))]?.anchor
    const address = document.url + (anchor === undefined ? '' : `#${anchor}`)
    const answer = { says, page: document.url, address, title: getPageTitle(document) }
    const answerStems = new Set(stemText([answer.title, ...says].join(' ')))
    return asks.map(ask => {
      const words = splitWords(normalizeText(ask))
      const telling = words.filter(word => !isFillerWord(word))
      const terms = (telling.length > 0 ? telling : words).map(word => [stemWord(word)])
      return { answer, text: words.join(' '), terms, stems: new Set(words.map(stemWord)), answerStems }
    })
  })
}

/** Whether two questions ask in the same way. If not, they are different, even if they share all words. */
function isSameStyle({ plain, answerType, modifiers }: Question, pageQuestion: string): boolean {
  const ofPage = findModifiers(splitWords(pageQuestion))
  const [subject, subjectOfPage] = [subjectOf(plain), subjectOf(pageQuestion)]
  return (
    answerType === detectAnswerType(pageQuestion) &&
    modifiers.every(modifier => ofPage.includes(modifier)) &&
    ofPage.includes('not') === modifiers.includes('not') &&
    (subject ?? subjectOfPage) === (subjectOfPage ?? subject)
  )
}

/** The person that a question names first: “can you visit” is not “can I visit”. */
function subjectOf(plain: string): 'visitor' | 'company' | undefined {
  const [found, visitor] = /\b(?:(i|we|my|our|me|us)|you|your)\b/.exec(plain) ?? []
  if (found === undefined) return undefined
  return visitor === undefined ? 'company' : 'visitor'
}

/** @returns 1 if the stems contain the term, less for a synonym or a word with the same beginning, else 0 */
function matchIn(stems: ReadonlySet<string>, term: SearchTerm): number {
  if (term.some(stem => stems.has(stem))) return 1
  const isPrefix = (one: string, other: string) => one.length >= LEAST_PREFIX && other.startsWith(one)
  const isSimilar = (stem: string) =>
    findSynonyms(stem).some(synonym => stems.has(synonym)) ||
    [...stems].some(other => isPrefix(stem, other) || isPrefix(other, stem))
  return term.some(isSimilar) ? SYNONYM : 0
}
