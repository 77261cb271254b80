import type { Company, Course } from './company.ts'
import type { QuestionWord, Question } from './question.ts'
import { toPhoneticKey } from './phonetic-key.ts'
import { describeCourses, FACT_FORMATTERS, isGradeInRange, type FactText } from './tell-fact.ts'
import { normalizeText, stemWord, splitWords } from './tokens.ts'
import { isCommonStem } from './vocabulary.ts'
import { readWordMeanings } from './word-lists.ts'

/** An answer from the company's own data. */
export interface FactAnswer extends Omit<FactText, 'isHalf'> {
  readonly name: string
  /** Whether every word of the question belongs to the fact. If not, it is shown as a search result. */
  readonly isConfident: boolean
}

/**
 * The rules of words/facts.txt. A question asks for a fact if it has a topic of `asks`, one of `of` (if
 * listed) and none of `not`; topics of `allows` may occur, too. The first matching rule counts. With a topic
 * of `leads`, the fact is the first result, whatever else the question says.
 */
const rules = new Map(readWordMeanings('facts'))
const topicsOf = (name: string, kind: string): readonly string[] => rules.get(`${name} ${kind}`) ?? []

/** The largest number that is read as a class, an age or a day. */
const MOST_DAYS = 31

/** If more than this share of the question's main words belong to a fact, the fact is the first result. */
const LEAST_OWN = 0.5

const CLASS_WORD =
  /^(class(es)?|grades?|std|standard|years?|yrs?|old|aged?|ages|kaksha|dhoran|saal|varsh|varas|umar|कक्षा|साल|वर्ष|उम्र|ધોરણ|વર્ષ|ઉંમર)$/u

/** Finds the fact that a question asks for. If the question has other topics, too, `isConfident` is false. */
export function findFact(question: Question, company: Company): FactAnswer | undefined {
  const { words, classes, days, modifiers, answerType } = question
  const named = company.courses.filter(course =>
    words.some(word => word.word !== 'link' && isOfCourse(word, [course])),
  )
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

  const near: FactAnswer[] = []
  for (const [name, tell] of Object.entries(FACT_FORMATTERS)) {
    const asks = topicsOf(name, 'asks')
    const of = topicsOf(name, 'of')
    if (!asks.some(has) || (of.length > 0 && !of.some(has)) || topicsOf(name, 'not').some(has)) continue
    const told = tell(question, company, courses)
    if (!told || told.lines.length === 0) continue
    const own = new Set([...asks, ...topicsOf(name, 'allows')])
    const isOwn = ({ word, number = Infinity, ...meaning }: QuestionWord) =>
      meaning.topics.some(topic => own.has(topic)) ||
      (own.has('day') && meaning.days.length > 0) ||
      (own.has('number') && number <= MOST_DAYS) ||
      (own.has('class') && CLASS_WORD.test(word)) ||
      isOfCourse({ word, ...meaning }, named)
    const isFiller = ({ word, number, isStopWord }: QuestionWord) =>
      isStopWord && number === undefined && !isCommonStem(stemWord(word))
    const isKnown =
      words.every(word => isOwn(word) || isFiller(word)) &&
      modifiers.every(modifier => own.has(modifier)) &&
      (answerType === undefined || own.has(answerType))
    const { lines, address, isHalf = false } = told
    if (isKnown || isHalf) return { name, lines, address, isConfident: !isHalf }
    const content = words.filter(({ isStopWord }) => !isStopWord)
    if (topicsOf(name, 'leads').some(has) || content.filter(isOwn).length > LEAST_OWN * content.length)
      near.push({ name, lines, address, isConfident: false })
  }
  if (named.length === 0) return near[0]
  // The question names courses, but the wanted fact is unclear: tell the main facts about these.
  const summary = describeCourses(named, ['course', 'batches', 'teacher'], question.language)
  return { ...summary, name: 'courses', isConfident: false }
}

/** Whether a word is part of a course's name, or sounds like a part of it. */
function isOfCourse({ word, topics }: QuestionWord, courses: readonly Course[]): boolean {
  const isLike = (part: string) =>
    part === word || topics.includes(part) || (part.length > 4 && toPhoneticKey(part) === toPhoneticKey(word))
  return courses.some(({ name }) => splitWords(normalizeText(name)).some(isLike))
}
