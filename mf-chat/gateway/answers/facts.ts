import type { Company, Course } from './company.ts'
import type { Meaning, Question } from './question.ts'
import { sentence } from './sentences.ts'
import { plainText, stemOf, wordsOf } from './tokens.ts'
import { isLight } from './vocabulary.ts'
import { soundOf } from './sound.ts'

/** What is told from the company's own data. */
export interface FactAnswer {
  readonly name: string
  readonly lines: readonly string[]
  readonly address: string
  /** Whether every word of the question belongs to the fact: only then is it the answer. */
  readonly isSure: boolean
  /** A way to reach people belongs to it. */
  readonly isContact?: boolean
}

interface Fact {
  readonly name: string
  /** Topics of words/topics.txt, of which one has to be there. */
  readonly asks: readonly string[]
  /** Likewise, where the first alone leave open what is meant. */
  readonly of?: readonly string[]
  /** Topics that make it another question. */
  readonly not?: readonly string[]
  /** Whether it says how something is done. */
  readonly isManner?: true
  /** What else a question may speak of that this answers. */
  readonly allows: readonly string[]
  readonly tell: (question: Question, company: Company, courses: readonly Course[]) => Told | undefined
}

interface Told {
  readonly lines: readonly string[]
  readonly address: string
  /** Leaves open what is asked. */
  readonly isHalf?: true
}

const OF_COURSES = ['course', 'child', 'suggest', 'list', 'online', 'student', 'company']

const FACTS: readonly Fact[] = [
  {
    name: 'opening hours',
    asks: ['open', 'day', 'hours_of_office'],
    not: ['named', 'course', 'next_batch'],
    allows: ['time', 'when', 'office', 'visit', 'company', 'contact', 'phone', 'how_many', 'how_much'],
    tell: ({ days, language }, { hours }) => {
      if (hours.length === 0) return undefined
      return {
        lines: hoursLines(days.length > 0 ? days : WEEK, hours, language),
        address: '/contact#contact-details',
      }
    },
  },
  {
    ...ofCourses(
      'batches',
      ['duration', 'batch_size', 'time', 'when', 'next_batch', 'day'],
      ['open', 'how_many', 'batch_size'],
      'batches',
    ),
    of: ['next_batch', 'course', 'named'],
  },
  {
    name: 'refunds',
    asks: ['refund'],
    allows: ['course', 'pay', 'price', 'how_much', 'register', 'when', 'child', 'company'],
    tell: ({ plain, language }, { refunds }) => {
      const [first, part, none] = refunds
      // What becomes of the money when the company cancels is another question.
      if (
        !first ||
        !part ||
        !none ||
        /\b(if|when|agar) (you|aap|tame|kutuhal|the company)\b.*cancel/.test(plain)
      )
        return undefined
      const days = Number(/(\d+) (?:days?|din|divas|दिन|દિવસ)/.exec(plain)?.[1] ?? NaN)
      const lines = [
        sentence('refund-all', language, { from: first.fromDays }),
        sentence('refund-part', language, { from: part.fromDays, to: part.toDays, percent: part.percent }),
        sentence('refund-none', language, { from: none.toDays + 1 }),
      ]
      const at = refunds.findIndex(({ fromDays, toDays }) => days >= fromDays && days <= toDays)
      return { lines: at === -1 ? lines.flat() : (lines[at] ?? []), address: '/contact#contact-faq' }
    },
  },
  ofCourses('price', ['price', 'cheapest', 'dearest'], ['how_many', 'how_much'], 'price'),
  ofCourses('teacher', ['teacher'], ['write'], 'teacher'),
  ofCourses('grades', ['grades'], [], 'grades'),
  {
    name: 'course for a class',
    asks: ['class'],
    allows: [...OF_COURSES, 'coding', 'register', 'price', 'how_much'],
    tell: ({ classes, language }, { courses }) => {
      const suits = courses.filter(({ grades }) => classes.some(each => isWithin(each, grades)))
      const all = courses.flatMap(({ grades }) => grades ?? [])
      const [only] = suits
      if (all.length === 0) return undefined
      if (!only)
        return {
          lines: sentence('none', language, { from: Math.min(...all), to: Math.max(...all) }),
          address: '/courses',
          isHalf: true,
        }
      const lines = suits.flatMap(course =>
        sentence('suits', language, {
          ...valuesOf(course),
          class: classes.filter(each => isWithin(each, course.grades)).join(', '),
        }),
      )
      return { lines, address: suits.length === 1 ? only.page : '/courses' }
    },
  },
  {
    name: 'registration',
    asks: ['register'],
    isManner: true,
    allows: [...OF_COURSES, 'pay', 'contact'],
    tell: ({ language }, { canRegister }) =>
      canRegister ? { lines: sentence('register', language), address: '/contact#contact-faq' } : undefined,
  },
  {
    name: 'courses',
    asks: ['course'],
    allows: ['suggest', 'list', 'company', 'child'],
    tell: ({ language }, _company, courses) => ({
      lines: courses.flatMap(course => sentence('course', language, valuesOf(course))),
      address: '/courses',
    }),
  },
  {
    name: 'labs',
    asks: ['lab'],
    allows: ['list', 'school', 'company', 'suggest'],
    not: ['how_many', 'visit', 'lab_of_a_school'],
    tell: ({ language }, { labs }) =>
      labs.length > 0
        ? { lines: sentence('labs', language, { labs: labs.join(', ') }), address: '/services' }
        : undefined,
  },
  {
    name: 'contact',
    isManner: true,
    asks: ['contact', 'phone', 'email', 'address', 'human'],
    allows: ['office', 'company', 'list', 'time'],
    tell: ({ isAbout, language }, { phone, email, place }) => {
      const isWhole = isAbout('contact', 'human')
      const lines = [
        ...(isAbout('human') ? sentence('person', language) : []),
        ...(isAbout('address') ? sentence('place', language, { place }) : []),
        ...(isWhole || isAbout('phone') ? sentence('phone', language, { phone }) : []),
        ...(isWhole || isAbout('email') ? sentence('email', language, { email }) : []),
      ]
      return { lines, address: isAbout('address') ? '/contact#contact-visit' : '/contact' }
    },
  },
  {
    name: 'figures',
    asks: ['founded', 'satisfaction', 'how_many'],
    allows: ['student', 'school', 'community', 'company', 'child', 'reach', 'low_income', 'when', 'lab'],
    tell: ({ isAbout, language }, { figures, founded }) => {
      if (isAbout('founded'))
        return { lines: sentence('founded', language, { year: founded }), address: '/about' }
      const told = figures.filter(({ name }) => {
        if (/income/i.test(name)) return isAbout('low_income', 'scholarship')
        if (isAbout('low_income', 'scholarship')) return false
        if (/student/i.test(name)) return isAbout('student', 'child')
        if (/school/i.test(name)) return isAbout('school')
        if (/communit/i.test(name)) return isAbout('community')
        return /satisf/i.test(name) && isAbout('satisfaction')
      })
      return told.length === 0
        ? undefined
        : { lines: told.flatMap(figure => sentence('figure', language, { ...figure })), address: '/about' }
    },
  },
]

/** A fact about each course that is asked for: those that are named, else those for a class that is, else all. */
function ofCourses(name: string, asks: readonly string[], allows: readonly string[], line: string): Fact {
  return {
    name,
    asks,
    allows: [...OF_COURSES, ...allows, 'grades'],
    tell: ({ language, isAbout }, _company, courses) => {
      const lines = courses.flatMap(course => [
        ...sentence(line, language, valuesOf(course)),
        ...(line === 'batches' && isAbout('when', 'next_batch')
          ? sentence('starts', language, valuesOf(course))
          : []),
      ])
      const [only] = courses
      return { lines, address: courses.length === 1 && only ? only.page : '/courses' }
    },
  }
}

function valuesOf({ grades: [from, to] = [0, 0], ...course }: Course) {
  return { ...course, from, to, dates: nextStarts(course.day, new Date()) }
}

const isWithin = (value: number, grades: Course['grades']) =>
  grades !== undefined && value >= grades[0] && value <= grades[1]

/** Larger numbers are no class, age or day. */
const MOST_DAYS = 31

const isClassWord = ({ word }: Meaning) =>
  /^(class|classes|grade|grades|std|standard|years?|yrs?|old|age|aged?|kaksha|dhoran|saal|varsh|varas|umar|कक्षा|साल|वर्ष|उम्र|ધોરણ|વર્ષ|ઉંમર)$/u.test(
    word,
  )

/** Part of the telling words that a fact has to own more than, to be shown first among results. */
const MOST_OTHER = 0.5

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A line for each group of days with the same hours, the closed ones last. */
function hoursLines(
  asked: readonly string[],
  hours: Company['hours'],
  language: Question['language'],
): readonly string[] {
  const open = hours.flatMap(({ days, ...times }) => {
    const named = days.filter(day => asked.includes(day))
    return named.length === 0 ? [] : sentence('open', language, { ...times, days: namesOf(named, language) })
  })
  const closed = asked.filter(day => !hours.some(({ days }) => days.includes(day)))
  return [
    ...open,
    ...(closed.length > 0 ? sentence('closed', language, { days: namesOf(closed, language) }) : []),
  ]
}

function namesOf(days: readonly string[], language: Question['language']): string {
  const [names = ''] = sentence('days', language)
  const nameOf = (day = '') => names.split(' ')[WEEK.indexOf(day)] ?? day
  return days.length > 2 ? `${nameOf(days[0])}–${nameOf(days.at(-1))}` : days.map(nameOf).join(', ')
}

/** As its page computes them (mf-content/courses/batch-starts.ts): the first weekend of each month. */
export function nextStarts(day: Course['day'], today: Date): string {
  const starts = [0, 1, 2].map(months => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1))
    first.setUTCDate(1 + ((6 - first.getUTCDay() + 7) % 7) + (day === 'Sunday' ? 1 : 0))
    return first
  })
  return starts
    .filter(start => start.toISOString().slice(0, 10) > today.toISOString().slice(0, 10))
    .slice(0, 2)
    .map(start =>
      start.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    )
    .join(', ')
}

/** @returns the fact that a question asks for; not sure where it speaks of something else as well */
export function factFor(question: Question, company: Company): FactAnswer | undefined {
  const named = company.courses.filter(course => isNamed(course, question))
  const forClass = company.courses.filter(({ grades }) =>
    question.classes.some(each => isWithin(each, grades)),
  )
  const courses = named.length > 0 ? named : forClass.length > 0 ? forClass : company.courses
  const topics = new Set(question.words.flatMap(each => each.topics))
  if (question.classes.length > 0) topics.add('class')
  if (question.days.length > 0) topics.add('day')
  if (
    named.length > 0 &&
    /\b(class|classes|grade|grades|std|age|ages|kaksha|dhoran)\b|कक्षा|ધોરણ/.test(question.plain)
  )
    topics.add('grades')
  if (named.length > 0) topics.add('named')
  const asksHow =
    /\bwhy\b|\bhow (?!much|many|long|old|often|big|large|costly|expensive)|\bkyun?\b|\bkaise\b|क्यों|कैसे/.test(
      question.plain,
    )
  const near: FactAnswer[] = []
  for (const { name, asks, allows, of, not, isManner, tell } of FACTS) {
    if (
      !asks.some(topic => topics.has(topic)) ||
      of?.every(topic => !topics.has(topic)) ||
      not?.some(topic => topics.has(topic))
    )
      continue
    const told = tell(question, company, courses)
    if (!told || told.lines.length === 0) continue
    const own = new Set([...asks, ...allows])
    const isOwn = (word: Meaning) =>
      word.topics.some(topic => own.has(topic)) ||
      isOfCourse(word, named) ||
      word.days.length > 0 ||
      isClassWord(word) ||
      (word.number !== undefined && word.number <= MOST_DAYS)
    const isSure =
      !told.isHalf &&
      (isManner || !asksHow) &&
      question.words.every(
        word => isOwn(word) || (word.isSmall && !isLight(stemOf(word.word)) && word.number === undefined),
      )
    const answer = { name, ...told, isSure, ...(name === 'contact' && { isContact: true }) }
    if (isSure || told.isHalf) return answer
    const telling = question.words.filter(({ isSmall }) => !isSmall)
    if (telling.filter(isOwn).length > MOST_OTHER * telling.length) near.push(answer)
  }
  return near[0]
}

/** A course is named by a word of its name, or how one sounds. */
const isNamed = (course: Course, { words }: Question): boolean =>
  words.some(word => word.word !== 'link' && isOfCourse(word, [course]))

function isOfCourse({ word, topics }: Meaning, courses: readonly Course[]): boolean {
  const isLike = (part: string) =>
    part === word || topics.includes(part) || (part.length > 4 && soundOf(part) === soundOf(word))
  return courses.some(({ name }) => wordsOf(plainText(name)).some(isLike))
}

/** E.g. “Monday–Friday 9:00 AM–8:00 PM, Saturday 10:00 AM–5:00 PM”. */
export const hoursInShort = ({ hours }: Company, language: Question['language']): string =>
  hours.map(({ days, opens, closes }) => `${namesOf(days, language)} ${opens}–${closes}`).join(', ')
