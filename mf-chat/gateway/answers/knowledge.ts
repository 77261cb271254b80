import type { Answer, PageLink, SearchResult } from '../../conversation/answer.ts'
import { parseTextParts } from '../../conversation/text-parts.ts'
import { createUnknownAddressDetector } from '../model/addresses.ts'
import { parseCompany } from './company.ts'
import type { SiteDocument } from './documents.ts'
import { findFact } from './find-fact.ts'
import { createPageQuestionMatcher } from './page-questions.ts'
import { getPageTitle } from './passages.ts'
import { parseQuestion, type Question } from './question.ts'
import { createSiteSearch } from './site-search.ts'
import { formatReply, formatSentence } from './sentences.ts'
import { formatOpeningHours } from './tell-fact.ts'

/** Answers visitors' questions from one site's pages, and finds text in these pages for a language model. */
export interface KnowledgeBase {
  /** Answers a question with what the site says, and nothing else. */
  readonly answer: (question: string) => AnswerOutcome
  /** Finds the site's passages on a question, the best first, for a language model. */
  readonly context: (question: string, most: number) => readonly SearchResult[]
  /** Turns the model's text into an answer, with links to the pages that the text names. */
  readonly toAnswer: (text: string) => Answer
  /** The pages whose path has a single part, such as /news; pages of single items are left out. */
  readonly pages: readonly (PageLink & { readonly description: string })[]
}

export interface AnswerOutcome {
  readonly answer: Answer
  /** The answer as plain text, for older panels. */
  readonly text: string
  /** The name of the fact, or of the step that found the answer, for measurements. */
  readonly by: string
}

/** Topics that only the company's own data may answer, because a page could make false claims about them. */
const OF_COMPANY = ['phone', 'email', 'address', 'contact', 'human', 'pay', 'pay_how', 'whatsapp']

/**
 * Looks for a fact from data first, then for a page's answer to the same question, then for pages to show as
 * results. The reasons are in shared/docs/decisions/29-facts-then-results.md
 * @param all every page of the site; translations are left out, because they repeat their originals
 */
export function createKnowledgeBase(all: readonly SiteDocument[]): KnowledgeBase {
  const documents = all
    .filter(({ language = 'en' }) => language.startsWith('en'))
    .map(withoutForeignAddresses(all))
  const company = parseCompany(documents)
  const titles = new Map(all.map(document => [document.url, getPageTitle(document)]))
  const search = createSiteSearch(documents)
  const matchPageQuestions = createPageQuestionMatcher(documents)
  const linkTo = (address: string): PageLink => ({
    address,
    title: titles.get(address.replace(/#.*/, '')) ?? address,
  })

  function answerTo(question: Question): Pick<AnswerOutcome, 'answer' | 'by'> {
    const { language, isAbout } = question
    if (isGreeting(question))
      return { by: 'greeting', answer: createAnswer('greeting', formatSentence('greeting', language)) }

    const contact = { hours: formatOpeningHours(company, language) }
    const fact = findFact(question, company)
    if (fact?.isConfident) {
      const parts = { pages: [linkTo(fact.address)], ...(fact.name === 'contact' && { contact }) }
      return { by: fact.name, answer: createAnswer('answer', fact.lines, parts) }
    }

    const pageMatches = matchPageQuestions(question)
    const [first] = pageMatches
    if (first?.isConfident && !isAbout(...OF_COMPANY))
      return {
        by: 'page question',
        answer: createAnswer('answer', first.says, { pages: [linkTo(first.address)] }),
      }

    const leading = fact ? [{ ...linkTo(fact.address), text: fact.lines.join(' ') }] : []
    // The company's data does not say how to pay, and no page may do so: only people may answer this.
    const results = isAbout('pay_how') ? [] : search.results(question, leading, pageMatches)
    const [kind, name] =
      results.length > 0 ? (['results', 'found'] as const) : (['unknown', 'nothing'] as const)
    return { by: kind, answer: createAnswer(kind, formatSentence(name, language), { results, contact }) }
  }

  return {
    answer(text) {
      const question = parseQuestion(text, search)
      const { answer, by } = answerTo(question)
      return { answer, by, text: formatReply(answer, question.language, company) }
    },
    context(text, most) {
      const question = parseQuestion(text, search)
      const fact = findFact(question, company)
      const facts = fact ? [{ ...linkTo(fact.address), text: fact.lines.join('\n') }] : []
      return [...facts, ...search.passages(question)].slice(0, most)
    },
    toAnswer(text) {
      const links = new Set(parseTextParts(text).flatMap(part => (part.kind === 'link' ? part.text : [])))
      const addresses = [...links].filter(address => titles.has(address.replace(/#.*/, '')))
      return createAnswer('answer', text.split('\n'), { pages: addresses.map(linkTo) })
    },
    pages: all
      .filter(({ url }) => url.lastIndexOf('/') === 0)
      .map(({ url, description }) => ({ ...linkTo(url), description })),
  }
}

const createAnswer = (
  kind: Answer['kind'],
  lines: readonly string[],
  parts: Partial<Pick<Answer, 'pages' | 'results' | 'contact'>> = {},
): Answer => ({ kind, lines, pages: [], results: [], ...parts })

/** @returns a function that removes from a document all texts with addresses or phone numbers of others */
function withoutForeignAddresses(all: readonly SiteDocument[]): (document: SiteDocument) => SiteDocument {
  const known = JSON.stringify(all.find(({ url }) => url === '/')?.things?.[0] ?? {})
  const namesOthers = createUnknownAddressDetector(known)
  const isOwn = (line: string) => !namesOthers(line)
  return document => ({
    ...document,
    description: isOwn(document.description) ? document.description : '',
    sections: document.sections.map(section => ({
      ...section,
      text: section.text.split('\n').filter(isOwn).join('\n'),
    })),
    questions: document.questions?.filter(({ says }) => says.every(isOwn)),
  })
}

const isGreeting = ({ words }: Question): boolean => {
  // A word must have no other topic than greeting: खुले (open) sounds like the greeting “cool”.
  const isPolite = (topics: readonly string[]) =>
    topics.includes('assistant') || (topics.includes('greeting') && topics.length === 1)
  return (
    words.length <= LONGEST_GREETING &&
    (words.length === 0 || words.some(({ topics }) => isPolite(topics))) &&
    words.every(({ isStopWord, topics }) => isStopWord || isPolite(topics))
  )
}

const LONGEST_GREETING = 8
