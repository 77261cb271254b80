import { readQuestion, type Question } from './asked/question.ts'
import type { SiteDocument } from './documents.ts'
import { dontKnow } from './dont-know.ts'
import type { Facts } from './facts/facts.ts'
import { greetingFor } from './greeting.ts'
import { intents } from './intents/intents.ts'
import { quoted, type Reply } from './intents/intent.ts'
import type { Answer } from './knowledge.ts'
import { createQuoter } from './passages/quoter.ts'
import type { SentenceSearch } from './passages/sentence-search.ts'

/**
 * Makes a function that answers from the documents and from nothing else: from facts first, then in the words of a passage.
 * @returns 2 to 4 lines (product specification, point 7): the answer, then where there is more; or an honest word that the site does
 * not say it, with the way to ask people
 */
export function createAnswerer(
  documents: readonly SiteDocument[],
  facts: Facts,
  search: SentenceSearch,
): (text: string) => Answer {
  const quote = createQuoter(documents, search)

  return text => {
    const question = readQuestion(text, facts, search.isWord)
    const greeting = greetingFor(question)
    if (greeting !== undefined) return { text: greeting, outcome: 'greeting' }
    for (const { reply } of isUnderstood(question, search) ? intents : intents.slice(0, 3)) {
      const found = reply(question, facts)
      if (found?.isUnknown)
        return { text: dontKnow(question.language, facts, found.lines), outcome: 'unknown' }
      if (found) return { text: withWayOn(found, question), outcome: 'answered' }
    }
    const passage = quote(text, question)
    if (!passage) return { text: dontKnow(question.language, facts), outcome: 'unknown' }
    return {
      text: withWayOn({ ...passage, lines: quoted(question.language, passage.lines) }, question),
      outcome: 'answered',
    }
  }
}

/** Whether a question is about what it has words for, and not about something else beside them: “price of gold”. */
function isUnderstood({ meanings, strange, classes, days }: Question, { isWord }: SentenceSearch): boolean {
  const understood =
    meanings.filter(({ topics }) => topics.length > 0).length + 2 * classes.length + days.length
  const foreign = strange.reduce((sum, word) => sum + (isWord(word) ? 0.75 : 1), 0)
  return foreign === 0 || foreign < understood
}

const MORE = {
  en: 'More',
  hi: 'और जानकारी',
  gu: 'વધુ માહિતી',
  'hi-Latn': 'Aur jaankari',
  'gu-Latn': 'Vadhu mahiti',
}

const withWayOn = ({ lines, page }: Reply, { language }: Question): string =>
  [...lines, ...(page === undefined ? [] : [`${MORE[language]}: ${page}`])].join('\n')
