import type { Answer, PageLink, SearchResult } from '../../conversation/answer.ts'
import { parseTextParts } from '../../conversation/text-parts.ts'
import { createUnknownAddressDetector } from '../model/addresses.ts'
import { listCandidates, type Candidate } from './candidates.ts'
import { parseCompany } from './company.ts'
import type { SiteDocument } from './documents.ts'
import { findFact } from './find-fact.ts'
import { getPageTitle } from './passages.ts'
import { parseQuestion, type Language, type Question } from './question.ts'
import { createRanking, isSame, type RankedCandidate } from './ranking.ts'
import { createSiteWords } from './site-words.ts'
import { formatReply, formatSentence } from './sentences.ts'
import { formatOpeningHours } from './tell-fact.ts'

/** Answers visitors' questions from one site's pages, and finds text in these pages for a language model. */
export interface KnowledgeBase {
  /** Answers a question with what the site says, and nothing else; by default in the question’s language. */
  readonly answer: (question: string, language?: Language) => AnswerOutcome
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

/** The least confidence of an answer: a wrong answer costs as much as five that are missing. */
const LEAST_CONFIDENCE = 0.68
/** The least confidence that gets links to the pages which may help, or confirms a fact. */
const LEAST_LINKED = 0.3
const MOST_PAGES = 2
/** The most that a score may be behind the best one, to add lines of the same section or a second page. */
const BEHIND_IN_SECTION = 2.5
const BEHIND_ON_PAGE = 2
/** Limits of an answer (product specification, point 7). */
const MOST_LINES = 4
const MOST_WORDS = 60
/** From how many of the best candidates lines may be added. */
const MOST_ADDED = 12

/**
 * Looks for a fact from data first, then for the one answer of a page that fits best. The reasons are in
 * shared/docs/decisions/28-the-assistant.md
 * @param all every page of the site; translations are left out, because they repeat their originals
 */
export function createKnowledgeBase(all: readonly SiteDocument[]): KnowledgeBase {
  const documents = all
    .filter(({ language = 'en' }) => language.startsWith('en'))
    .map(withoutForeignAddresses(all))
  const company = parseCompany(documents)
  const titles = new Map(all.map(document => [document.url, getPageTitle(document)]))
  const words = createSiteWords(documents)
  const rank = createRanking(listCandidates(documents))
  const linkTo = (address: string): PageLink => ({
    address,
    title: titles.get(address.replace(/#.*/, '')) ?? address,
  })

  /** Links to the pages of these candidates, the first two. */
  const linksTo = (all: readonly Candidate[]): readonly PageLink[] =>
    all
      .filter(({ page }, at) => all.findIndex(other => other.page === page) === at)
      .slice(0, MOST_PAGES)
      .map(({ address }) => linkTo(address))

  function answerTo(question: Question): Pick<AnswerOutcome, 'answer' | 'by'> {
    const { language, isAbout, answerType } = question
    if (isGreeting(question))
      return { by: 'greeting', answer: createAnswer('greeting', formatSentence('greeting', language)) }

    const contact = { hours: formatOpeningHours(company, language) }
    // No page may say how to pay us: another team's page could then take our visitors' money.
    const isOnPaying = isAbout('pay_how') || (isAbout('pay') && answerType === 'manner')
    const sure = findFact(question, company)
    const { answers, confidence } = isOnPaying || sure ? { answers: [], confidence: 0 } : rank(question)
    const isLikely = confidence >= LEAST_LINKED
    const fact = sure ?? (isLikely ? findFact(question, company, answers[0]?.candidate.says) : undefined)
    if (fact) {
      const parts = { pages: [linkTo(fact.address)], ...(fact.name === 'contact' && { contact }) }
      return { by: fact.name, answer: createAnswer('answer', fact.lines, parts) }
    }

    if (confidence >= LEAST_CONFIDENCE) {
      const chosen = chooseFrom(answers)
      const lines = chosen.flatMap(({ says }) => says)
      return { by: 'page', answer: createAnswer('answer', lines, { pages: linksTo(chosen) }) }
    }
    const { phone, email } = company
    const lines = formatSentence(isLikely ? 'unsure' : 'nothing', language, { phone, email })
    const pages = isLikely ? linksTo(answers.map(({ candidate }) => candidate)) : []
    return { by: 'nothing', answer: createAnswer('unknown', lines, { pages, contact }) }
  }

  return {
    answer(text, language) {
      const question = { ...parseQuestion(text, words), ...(language && { language }) }
      const { answer, by } = answerTo(question)
      return { answer, by, text: formatReply(answer, question.language) }
    },
    context(text, most) {
      const question = parseQuestion(text, words)
      const fact = findFact(question, company)
      const facts = fact ? [{ ...linkTo(fact.address), text: fact.lines.join('\n') }] : []
      const found = rank(question).answers.map(({ candidate: { address, title, says } }) => ({
        address,
        title,
        text: says.join('\n'),
      }))
      return [...facts, ...found].slice(0, most)
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

/** Chooses the best candidate, and what else of its section, or of one other page, is nearly as good. */
function chooseFrom([first, ...others]: readonly RankedCandidate[]): readonly Candidate[] {
  if (!first) return []
  const chosen = [first.candidate]
  const { page, heading } = first.candidate
  const linesOf = (all: readonly Candidate[]) => all.flatMap(({ says }) => says)
  const isShort = (all: readonly Candidate[]) =>
    linesOf(all).length <= MOST_LINES && linesOf(all).join(' ').split(' ').length <= MOST_WORDS
  for (const { candidate, score } of others.slice(0, MOST_ADDED)) {
    const behind = first.score - score
    const isNear =
      candidate.page === page
        ? candidate.heading === heading && behind <= BEHIND_IN_SECTION
        : chosen.every(each => each.page === page) && behind <= BEHIND_ON_PAGE
    if (isNear && !chosen.some(each => isSame(each, candidate)) && isShort([...chosen, candidate]))
      chosen.push(candidate)
  }
  return chosen
}

const createAnswer = (
  kind: Answer['kind'],
  lines: readonly string[],
  parts: Partial<Pick<Answer, 'pages' | 'contact'>> = {},
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
