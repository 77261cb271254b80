import { site } from '@kutuhal/contract'
import type { SiteDocument } from './documents.ts'
import type { Answer } from './knowledge.ts'
import { createPassageSearch, type FoundPassage, type PassageSearch } from './passage-search.ts'
import { passagesOf } from './passages.ts'
import { questionWords } from './question-words.ts'
import { quotationFrom, quotationFromEach, weightIn } from './quotation.ts'
import { contentWords } from './words.ts'

export const GREETING =
  'Namaste! Ask me about courses and prices, labs, opening hours, cancellations, school partnerships or our news.\n' +
  'For anything else, our team is here for you: /contact'

export const NOTHING_FOUND = 'I found nothing about that on this site.\nPlease ask our team: /contact'

const unknown: Answer = { text: NOTHING_FOUND, outcome: 'unknown' }
const answered = (text: string): Answer => ({ text, outcome: 'answered' })

/** How much of a question a passage must speak of, by the weight of the words, to count as an answer. */
const ENOUGH = 0.45
/** Sections count as alike when none is further than this behind the best. */
const ALIKE = 0.7

/**
 * Makes a function that answers from the documents and from nothing else.
 * @returns 2 to 4 lines (product specification, point 7): sentences of the site as they stand there, then where there is more;
 * or an honest word that the site says nothing about it
 */
export function createAnswerer(documents: readonly SiteDocument[]): (question: string) => Answer {
  const search = createPassageSearch(passagesOf(documents))
  const brandWords = contentWords(site.brand)
  const home = documents.find(({ url }) => url === '/')

  return question => {
    const asked = questionWords(question)
    if (asked.length === 0) return { text: GREETING, outcome: 'greeting' }
    // All of the site is about the company, so its name tells nothing about where to look.
    const words = asked.filter(word => !brandWords.includes(word))
    if (words.length === 0) return home ? answered(`${home.description}\nMore: /about`) : unknown
    if (namesSomethingUnknown(question, words, search)) return unknown
    const found = search.find(words).filter(({ coverage }) => coverage >= ENOUGH)
    const [best] = found
    return best ? answered(reply(best, found)) : unknown
  }
}

function reply(best: FoundPassage, found: readonly FoundPassage[]): string {
  const alike = found.filter(other => isAlike(other, best)).toSorted((a, b) => a.passage.id - b.passage.id)
  return alike.length > 1
    ? [...quotationFromEach(alike), `More: ${best.passage.page}`].join('\n')
    : [...quotationFrom(best), `More: ${best.passage.address}`].join('\n')
}

/** Items of a list that the question asks about, all of which have what was asked, while it names none of them. */
function isAlike({ passage, words, coverage, score }: FoundPassage, best: FoundPassage): boolean {
  const isInList = passage.page === best.passage.page && weightIn(passage.page, words) > 0
  const isUnnamed = passage.heading !== '' && weightIn(passage.heading, words) === 0
  return isInList && isUnnamed && coverage === 1 && score >= ALIKE * best.score
}

/** A name that the site never mentions, as in “prime minister of France”: the rest of the question is then about something else. */
function namesSomethingUnknown(question: string, words: readonly string[], search: PassageSearch): boolean {
  if (question === question.toUpperCase()) return false
  const [, ...others] = question.trim().split(/\s+/)
  const names = new Set(others.filter(word => /^\p{Lu}/u.test(word)).flatMap(contentWords))
  return words.some(word => names.has(word) && !search.isKnown(word))
}
