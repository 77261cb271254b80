import { site } from '@kutuhal/contract'
import type { Question } from '../asked/question.ts'
import type { SiteDocument } from '../documents.ts'
import type { Reply } from '../intents/intent.ts'
import { fitOf, lacksWhatIsAsked } from './expected.ts'
import { questionWords } from './question-words.ts'
import { quotationFrom } from './quotation.ts'
import type { FoundSentence, SentenceSearch } from './sentence-search.ts'
import { isSureOf } from './sure.ts'
import { contentWords } from './words.ts'

/** How much of a question a sentence and what stands round it must speak of, by the weight of the words, to count as an answer. */
const ENOUGH = 0.8

/** Likewise, where what stands in the sentence itself counts more than what stands round it. */
const SAID = 0.65

/** Likewise, to be shown as what comes nearest. */
const NEARLY_ENOUGH = 0.5
const NEARLY_SAID = 0.3

export interface Quoted extends Reply {
  /** Of the question, as they were looked for. */
  readonly words: readonly string[]
  /** Which part of the question the sentence and its headings speak of: 0 to 1. */
  readonly said: number
  /** Whether it stands out from everything else that the pages say on these words. */
  readonly isSure: boolean
  /** What else may be meant. */
  readonly second?: Reply | undefined
}

/** Makes a function that answers a question with the best sentences of the site, or not at all. */
export function createQuoter(
  documents: readonly SiteDocument[],
  search: SentenceSearch,
): (text: string, question: Question) => Quoted | undefined {
  const brandWords = contentWords(site.brand)
  const home = documents.find(({ url }) => url === '/')

  return (text, question) => {
    const asked = questionWords(question)
    // All of the site is about the company, so its name tells nothing about where to look.
    const words = asked.filter(word => !brandWords.includes(word))
    if (words.length === 0)
      return home && asked.length > 0
        ? { lines: [home.description], page: '/about', words, said: 0, isSure: true }
        : undefined
    const numbers = words.filter(word => /^\d/.test(word)).length
    // In a short question every word tells what it is about.
    const isForeign = words.length <= 3 && words.some(word => !/^\d/.test(word) && !search.isKnown(word))
    if (isForeign || numbers * 2 > words.length || namesSomethingUnknown(text, words, search))
      return undefined
    if (question.isAboutAny('blog', 'news', 'write')) {
      const article = articleOn(words, search, documents)
      if (article) return { ...article, words, said: 0, isSure: true }
    }
    const found = search
      .find(words)
      .map(each => ({
        ...each,
        score: each.score * fitOf(each.passage.sentences[each.at] ?? '', question.plain),
      }))
      .toSorted((a, b) => b.score - a.score)
    const holds = (each: FoundSentence) => !lacksWhatIsAsked(quotationFrom(each, words), question.plain)
    const best = found
      .filter(({ coverage, said }) => coverage >= ENOUGH && said >= SAID)
      .slice(0, 5)
      .find(holds)
    const isBare = words.length === 1 && question.words.length > 1
    const first = best && !(isBare && !isSubject(words, best)) ? best : nearest(found, holds)
    if (!first) return undefined
    const lines = quotationFrom(first, words)
    const other = found.find(each => quotationFrom(each, words).every(line => !lines.includes(line)))
    const second = found.find(
      each =>
        each.coverage >= NEARLY_ENOUGH &&
        holds(each) &&
        quotationFrom(each, words).every(line => !lines.includes(line)),
    )
    return {
      lines,
      page: first.passage.address,
      words,
      said: first.said,
      isSure: first === best && isSureOf(first, other, words, question),
      second: second && { lines: quotationFrom(second, words), page: second.passage.address },
    }
  }
}

/** The best of what is no answer, and may be shown as what comes nearest. */
const nearest = (
  found: readonly FoundSentence[],
  holds: (each: FoundSentence) => boolean,
): FoundSentence | undefined =>
  found
    .filter(({ coverage, said }) => coverage >= NEARLY_ENOUGH && said >= NEARLY_SAID)
    .slice(0, 10)
    .find(holds)

/** A single word tells what a question is about only where a heading or a title has it. */
const isSubject = (
  words: readonly string[],
  { at, passage: { heading, title, sentences } }: FoundSentence,
): boolean =>
  contentWords(`${heading} ${title} ${namesIn(sentences[at] ?? '')}`).some(word => words.includes(word))

const namesIn = (sentence: string): string => (sentence.match(/(?<=\S )\p{Lu}\p{Ll}+/gu) ?? []).join(' ')

const OF_ARTICLES = contentWords(
  'blog blogs post posts article articles news update written write wrote author read about latest',
)

/** The article that is about what somebody looks for: its title, and what it says of itself. */
function articleOn(
  asked: readonly string[],
  search: SentenceSearch,
  documents: readonly SiteDocument[],
): Reply | undefined {
  const words = asked.filter(word => !OF_ARTICLES.includes(word))
  if (words.length === 0) return undefined
  const scores = new Map<string, number>()
  for (const { passage, coverage, score } of search.find(words)) {
    if (!/^\/(news|blog)\/./.test(passage.page) || coverage < ENOUGH) continue
    scores.set(passage.page, Math.max(score, scores.get(passage.page) ?? 0))
  }
  const [url] = [...scores].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const document = documents.find(each => each.url === url)
  return document && { lines: [`“${document.title}”: ${document.description}`], page: document.url }
}

/** A name that the site never mentions, as in “prime minister of France”: the rest of the question is then about something else. */
function namesSomethingUnknown(text: string, words: readonly string[], search: SentenceSearch): boolean {
  if (text === text.toUpperCase()) return false
  const [, ...others] = text.trim().split(/\s+/)
  const names = new Set(others.filter(word => /^\p{Lu}/u.test(word)).flatMap(contentWords))
  return words.some(word => names.has(word) && !search.isKnown(word))
}
