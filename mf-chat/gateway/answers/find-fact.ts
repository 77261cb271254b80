import type { Company, Course } from './company.ts'
import type { QuestionWord, Question } from './question.ts'
import { toPhoneticKey } from './phonetic-key.ts'
import { FACT_FORMATTERS, isGradeInRange, sentenceAt, type FactText } from './tell-fact.ts'
import { normalizeText, splitWords } from './tokens.ts'
import { readNamedTexts } from './word-lists.ts'

/** An answer from the company's own data. */
export interface FactAnswer extends FactText {
  readonly name: string
}

/**
 * The rules of words/facts.txt. A question asks for a fact if it has a topic of `asks`, one of `of` (if
 * listed) and none of `not`; topics of `allows` may occur, too. A question with two parts gets two facts.
 * `said` matches what pages say of it, each part in one place. The facts are tried in the order of the list.
 */
const rules = new Map(readNamedTexts('facts'))
const partsOf = (name: string, kind: string, by = ' ') => rules.get(`${name} ${kind}`)?.split(by) ?? []

const facts = [...rules.keys()].flatMap(rule => {
  const [name = '', kind] = rule.split(' ')
  if (kind !== 'asks') return []
  const said = partsOf(name, 'said', '|').map(part => new RegExp(part, 'im'))
  return { name, said, tell: FACT_FORMATTERS[name] ?? sentenceAt(name, said, rules.get(`${name} at`)) }
})

/** The largest number that is read as a class, an age or a day. */
const MOST_DAYS = 31
/** Words without a known meaning that may stand in a question about a course, a class or a refund. */
const MOST_STRANGE = 1
/** Lines in a reply (product specification, point 7). */
const MOST_LINES = 4
/** Characters of a line on a phone. */
const LINE = 36

const CLASS_WORD =
  /^(class(es)?|grades?|std|standard|years?|yrs?|old|aged?|ages|kaksha|dhoran|saal|varsh|varas|umar|कक्षा|साल|वर्ष|उम्र|ધોરણ|વર્ષ|ઉંમર)$/u

/** Words that ask for whom a named course is: “age and price for Blockzie”. WHICH makes CLASS_WORD one. */
const GRADES_WORD = /^(age|ages|grades?|umar|umr|उम्र|ઉંમર)$/u
const WHICH = /^(which|what|kis|kaunsi|konsi|kaya|kai|किस|कौनसी|કયા|કઈ)$/u

/**
 * Finds the facts that a question asks for, if these explain all its words but fillers.
 * @param best what the pages' best answer says: a fact that it says, too, need not explain all words
 */
export function findFact(
  question: Question,
  company: Company,
  best?: readonly string[],
): FactAnswer | undefined {
  const { classes, days, modifiers, answerType } = question
  const named = company.courses.filter(course =>
    question.words.some(word => word.word !== 'link' && isOfCourse(word, [course])),
  )
  const words = question.words.map((word, at, all) => {
    const isAsked = WHICH.test(all[at - 1]?.word ?? '') && CLASS_WORD.test(word.word)
    return named.length > 0 && (isAsked || GRADES_WORD.test(word.word))
      ? { ...word, topics: ['grades'] }
      : word
  })
  const unnamed = company.courses.filter(
    ({ grades }) => classes.length === 0 || classes.some(each => isGradeInRange(each, grades)),
  )
  const courses = named.length > 0 ? named : unnamed
  const topics = new Set(words.flatMap(each => each.topics))
  if (classes.length > 0) topics.add('class')
  if (days.length > 0) topics.add('day')
  if (answerType !== undefined) topics.add(answerType)
  if (named.length > 0) topics.add('named')
  if (named.length > 0 && words.some(({ word }) => CLASS_WORD.test(word))) topics.add('grades')
  const has = (topic: string) => topics.has(topic)

  const told: FactAnswer[] = []
  const own = new Set(['greeting'])
  const isOwn = ({ word, number = Infinity, ...meaning }: QuestionWord) =>
    meaning.topics.some(topic => own.has(topic)) ||
    (own.has('day') && meaning.days.length > 0) ||
    (own.has('number') && number <= MOST_DAYS) ||
    (own.has('class') && CLASS_WORD.test(word) && !meaning.topics.includes('grades')) ||
    isOfCourse({ word, number, ...meaning }, named)
  const isFiller = ({ number, isStopWord }: QuestionWord) => isStopWord && number === undefined

  for (const { name, said, tell } of facts) {
    if (best !== undefined && !said.some(part => part.test(best.join('\n')))) continue
    const asks = partsOf(name, 'asks')
    const of = partsOf(name, 'of')
    if (!asks.some(has) || (of.length > 0 && !of.some(has)) || partsOf(name, 'not').some(has)) continue
    // A further fact must explain a word that the facts before it leave open.
    const isOpen = (word: QuestionWord) => word.topics.some(topic => asks.includes(topic)) && !isOwn(word)
    if (told.length > 0 && !words.some(isOpen)) continue
    const fact = tell(question, company, courses)
    if (!fact || fact.lines.length === 0) continue
    told.push({ name, ...fact })
    for (const topic of [...asks, ...partsOf(name, 'allows')]) own.add(topic)
  }
  const [first] = told
  const strange = words.filter(word => !isOwn(word) && !isFiller(word))
  const isSpecific = named.length > 0 || has('class') || has('refund')
  const isKnown =
    strange.length <= (best !== undefined ? Infinity : isSpecific ? MOST_STRANGE : 0) &&
    strange.every(({ topics: of, number }) => of.length === 0 && number === undefined) &&
    modifiers.every(modifier => own.has(modifier)) &&
    (answerType === undefined || own.has(answerType))
  if (!first || !isKnown) return undefined
  let lines = [...new Set(told.flatMap(fact => fact.lines))]
  const height = lines.reduce((sum, line) => sum + Math.ceil(line.length / LINE), 0)
  if (height <= MOST_LINES) return { ...first, lines }
  // Many lines share a paragraph, of several facts the longest with its first sentence.
  for (const long of told.length > 1 ? lines.toSorted((a, b) => b.length - a.length) : [])
    if (lines.join(' ').length > MOST_LINES * LINE)
      lines = lines.map(line => (line === long ? line.replace(/(?<=[.।]) .*/, '') : line))
  return { ...first, lines: [lines.join(' ')] }
}

/** Whether a word is part of a course's name, sounds like a part of it, or is its price. */
function isOfCourse({ word, topics, number }: QuestionWord, courses: readonly Course[]): boolean {
  const isLike = (part: string) =>
    part === word || topics.includes(part) || (part.length > 4 && toPhoneticKey(part) === toPhoneticKey(word))
  return courses.some(
    ({ name, price }) => splitWords(normalizeText(name)).some(isLike) || price === `₹${number}`,
  )
}
