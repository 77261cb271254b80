import type { Answer, PageLink, Result } from '../../conversation/answer.ts'
import { namesOthersThan } from '../model/addresses.ts'
import { companyIn } from './company.ts'
import type { SiteDocument } from './documents.ts'
import { factFor } from './facts.ts'
import { createPageQuestions } from './page-questions.ts'
import { titleOf } from './passages.ts'
import { readQuestion, type Question } from './question.ts'
import { createSiteSearch } from './site-search.ts'
import { replyText, sentence } from './sentences.ts'
import { hoursInShort } from './tell-fact.ts'

/** What the assistant's service needs from the site. */
export interface Knowledge {
  /** Answers only from the site. */
  readonly answer: (question: string) => Answered
  /** Passages of the site on a question, for a language model: the best first. */
  readonly context: (question: string, most: number) => readonly Result[]
  /** An answer that the model worded, with the titles of the pages it names. */
  readonly worded: (text: string) => Answer
}

export interface Answered {
  readonly answer: Answer
  /** The same as plain text, for older panels. */
  readonly text: string
  /** The name of the fact, or the place it was found, for measurements. */
  readonly by: string
}

/** Contacts and payment come only from the company's own data: claims of pages are ignored. */
const OF_COMPANY = ['phone', 'email', 'address', 'contact', 'human', 'pay', 'pay_how', 'whatsapp']

/**
 * Facts from data first, then what a page says to just this question; otherwise the pages that come nearest,
 * as results. Why: shared/docs/decisions/29-facts-then-results.md
 * @param all pages of the site; translations say nothing that their originals do not, and are left out
 */
export function createKnowledge(all: readonly SiteDocument[]): Knowledge {
  const documents = all
    .filter(({ language = 'en' }) => language.startsWith('en'))
    .map(withoutForeignAddresses(all))
  const company = companyIn(documents)
  const titles = new Map(all.map(document => [document.url, titleOf(document)]))
  const search = createSiteSearch(documents)
  const pageQuestions = createPageQuestions(documents)
  const linkTo = (address: string): PageLink => ({
    address,
    title: titles.get(address.replace(/#.*/, '')) ?? address,
  })

  function answerTo(question: Question): Pick<Answered, 'answer' | 'by'> {
    const { language, isAbout } = question
    const empty = { pages: [], results: [] }
    const contact = { hours: hoursInShort(company, language) }
    const told = (lines: readonly string[], address: string): Answer => ({
      ...empty,
      kind: 'answer',
      lines,
      pages: [linkTo(address)],
    })
    if (isGreeting(question))
      return {
        by: 'greeting',
        answer: { ...empty, kind: 'greeting', lines: sentence('greeting', language) },
      }
    const fact = factFor(question, company)
    if (fact?.isConfident) {
      const answer = told(fact.lines, fact.address)
      return { by: fact.name, answer: fact.name === 'contact' ? { ...answer, contact } : answer }
    }
    const written = pageQuestions(question)
    const [first] = written
    if (first?.isConfident && !isAbout(...OF_COMPANY))
      return { by: 'page question', answer: told(first.says, first.address) }
    const ahead = fact ? [{ ...linkTo(fact.address), text: fact.lines.join(' ') }] : []
    // No pages for how to pay: what is not in the company's data is for people to answer.
    const results = isAbout('pay_how') ? [] : search.results(question, ahead, written)
    const [kind, name] =
      results.length > 0 ? (['results', 'found'] as const) : (['unknown', 'nothing'] as const)
    return { by: kind, answer: { ...empty, kind, lines: sentence(name, language), results, contact } }
  }

  return {
    answer(text) {
      const question = readQuestion(text, search)
      const { answer, by } = answerTo(question)
      return { answer, by, text: replyText(answer, question.language, company) }
    },
    context(text, most) {
      const question = readQuestion(text, search)
      const fact = factFor(question, company)
      const told = fact ? [{ ...linkTo(fact.address), text: fact.lines.join('\n') }] : []
      return [...told, ...search.passages(question)].slice(0, most)
    },
    worded: text => ({
      kind: 'answer',
      lines: text.split('\n'),
      pages: [...new Set(text.match(/(?<![\w/.])\/[a-z][a-z0-9/-]*(?:#[a-z0-9-]+)?/g) ?? [])]
        .filter(address => titles.has(address.replace(/#.*/, '')))
        .map(linkTo),
      results: [],
    }),
  }
}

/** Removes text with hosts, mail or payment addresses or phone numbers that are not the company's. */
function withoutForeignAddresses(all: readonly SiteDocument[]): (document: SiteDocument) => SiteDocument {
  const known = JSON.stringify(all.find(({ url }) => url === '/')?.things?.[0] ?? {})
  const namesOthers = namesOthersThan(known)
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
  const isPolite = (topics: readonly string[]) => topics.includes('greeting') || topics.includes('assistant')
  return (
    words.length <= LONGEST_GREETING &&
    (words.length === 0 || words.some(({ topics }) => isPolite(topics))) &&
    words.every(({ isSmall, topics }) => isSmall || isPolite(topics))
  )
}

const LONGEST_GREETING = 8
