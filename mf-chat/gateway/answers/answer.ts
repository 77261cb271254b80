import { readQuestion, type Question } from './asked/question.ts'
import type { SiteDocument } from './documents.ts'
import { dontKnow } from './dont-know.ts'
import type { Facts } from './facts/facts.ts'
import { greetingFor } from './greeting.ts'
import { notSure } from './not-sure.ts'
import { withSecond } from './intents/with-second.ts'
import { intents } from './intents/intents.ts'
import { quoted, type Reply } from './intents/intent.ts'
import type { Answer } from './knowledge.ts'
import { asksWhatItIs } from './passages/what-it-is.ts'
import { areOfAPage, twoOfAPage } from './passages/two-of-a-page.ts'
import { createQuoter, type Quoted } from './passages/quoter.ts'
import { lacksKind } from './passages/expected.ts'
import { questionWords } from './passages/question-words.ts'
import { contentWords } from './passages/words.ts'
import { createWrittenQuestions } from './passages/written-questions.ts'
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
  const findWritten = createWrittenQuestions(documents)

  return text => {
    const question = readQuestion(text, facts, search)
    const greeting = greetingFor(question)
    if (greeting !== undefined) return { text: greeting, outcome: 'greeting', by: 'greeting' }
    const passage = quote(text, question)
    const written = findWritten(question, questionWords(question))
    const answered = (reply: Reply, by: string): Answer => ({
      text: withWayOn(reply, question),
      outcome: 'answered',
      by,
    })
    let nearFact: Reply | undefined
    for (const { reply, isBroad, isVague, isPointed, name } of isUnderstood(question, search)
      ? intents
      : exactIntents) {
      const found = reply(question, facts)
      if (found?.isUnknown)
        return { text: dontKnow(question.language, facts, found.lines), outcome: 'unknown', by: name }
      if (found && isBroad && isBeside(found, passage, question, search)) break
      if (
        found &&
        (leavesOut(found, question, search, isPointed) || (isVague && saysLess(found, question, search)))
      ) {
        nearFact = found
        break
      }
      if (found) return answered(withSecond(found, name, question, facts), name)
    }
    if (written?.isSure)
      return answered({ ...written, lines: quoted(question.language, written.lines) }, WRITTEN)
    const told = passage && toldFrom(passage)
    if (told) return answered({ ...told, lines: quoted(question.language, told.lines) }, PASSAGES)
    const near = [
      ...(nearFact ? [nearFact] : []),
      ...(written ? [written] : []),
      ...(passage ? [passage] : []),
      ...(passage?.second ? [passage.second] : []),
    ]
    if (near.length > 0)
      return {
        text: notSure(question.language, facts, near),
        outcome: 'unsure',
        by: nearFact ? 'near fact' : PASSAGES,
      }
    return { text: dontKnow(question.language, facts), outcome: 'unknown', by: 'nothing found' }
  }
}

const PASSAGES = 'passages'
const WRITTEN = 'written question'

/** What passages can be told as the answer: the best, with the next one where that is of its page. */
function toldFrom(passage: Quoted): Reply | undefined {
  const { second, isSure } = passage
  if (!isSure) return undefined
  return second && areOfAPage(passage, second) ? twoOfAPage(passage, second) : passage
}

/** From which part of the question on a passage may go before a fact, and how much more of its unusual words it has to speak of. */
const PASSAGE_SAYS = 0.75
const SAYS_MORE = 0.4

/** Whether a reply speaks of something beside what is asked: a passage has the unusual words of the question, and the reply has not. */
function isBeside(
  { lines }: Reply,
  passage: Quoted | undefined,
  { language, strange }: Question,
  search: SentenceSearch,
): boolean {
  if (language !== 'en') return false
  if (passage === undefined || passage.said < PASSAGE_SAYS) return false
  const own = strange.flatMap(contentWords)
  if (own.length === 0) return false
  return search.partOf(own, passage.lines.join('\n')) - search.partOf(own, lines.join('\n')) > SAYS_MORE
}

/** Whether what a thing is leaves open some of what is asked about it. */
const saysLess = ({ lines }: Reply, question: Question, { partOf }: SentenceSearch): boolean =>
  question.language === 'en' &&
  !asksWhatItIs(question) &&
  partOf(questionWords(question), lines.join('\n')) < NEARLY_ALL

const NEARLY_ALL = 0.9

/** From which part of the weight of a question's unusual words on a fact has to speak of them too. */
const LEFT_OUT = 0.5

/** Whether a fact is on a topic of the question, and silent on its unusual words: “can she repeat the course for free”. */
function leavesOut(
  { lines }: Reply,
  { language, strange, plain }: Question,
  search: SentenceSearch,
  isPointed = false,
): boolean {
  if (language !== 'en') return false
  if (lacksKind(lines, plain)) return true
  if (isPointed) return false
  const own = strange.flatMap(contentWords)
  if (own.length === 0) return false
  return search.partOf(own, lines.join('\n')) < LEFT_OUT
}

const exactIntents = intents.filter(({ isExact }) => isExact)

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
