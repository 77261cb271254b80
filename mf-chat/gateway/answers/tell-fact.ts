import { listCourseBatchStartDates } from '@kutuhal/contract/batch-starts.ts'
import type { Company, Course } from './company.ts'
import { AGE_BEFORE_CLASS_1, type Language, type Question } from './question.ts'
import { formatSentence } from './sentences.ts'

/** A fact in the question's language. */
export interface FactText {
  readonly lines: readonly string[]
  readonly address: string
  /** Whether this is only half an answer, which must be shown as a search result. */
  readonly isHalf?: true
}

type FactFormatter = (
  question: Question,
  company: Company,
  courses: readonly Course[],
) => FactText | undefined

const FAQ = '/contact#contact-faq'

/**
 * A formatter for each fact of words/facts.txt. Facts are tried in this order. `courses` are the courses that
 * the question names, or that fit the classes in the question.
 */
export const FACT_FORMATTERS: Readonly<Record<string, FactFormatter>> = {
  'opening-hours': ({ days, language }, { hours }) =>
    hours.length === 0
      ? undefined
      : {
          lines: hoursLines(days.length > 0 ? days : WEEK, hours, language),
          address: '/contact#contact-details',
        },
  batches: ofCourses('batches', 'starts'),
  refunds: ({ plain, language }, { refunds: [first, part, none] }) => {
    // The company's data has no rule for refunds when the company cancels.
    const isByCompany =
      /\b(if|when|agar|suppose) (you|aap|tame|kutuhal|the company)\b.*(cancel|call|postpone)/
    if (!first || !part || !none || isByCompany.test(plain)) return undefined
    const days = Number(/(\d+) (?:days?|din|divas|दिन|દિવસ)/.exec(plain)?.[1] ?? NaN)
    const lines = [first, part, none].map(({ name, fromDays, toDays, percent }) => ({
      isMeant: days >= fromDays && days <= toDays,
      said: formatSentence(name, language, {
        from: name === 'refund-none' ? toDays + 1 : fromDays,
        to: toDays,
        percent,
      }),
    }))
    return {
      lines: lines.find(({ isMeant }) => isMeant)?.said ?? lines.flatMap(({ said }) => said),
      address: FAQ,
    }
  },
  price: ofCourses('price'),
  teacher: ofCourses('teacher'),
  grades: ofCourses('grades'),
  'course-for-class': ({ classes, language }, { courses }) => {
    const all = courses.flatMap(({ grades }) => grades ?? [])
    const [from, to] = [Math.min(...all), Math.max(...all)]
    const classesOf = ({ grades }: Course) => classes.filter(each => isGradeInRange(each, grades))
    const suiting = courses.filter(course => classesOf(course).length > 0)
    if (suiting.length === 0)
      return { lines: formatSentence('none', language, { from, to }), address: '/courses', isHalf: true }
    const lines = suiting.flatMap(course =>
      formatSentence('suits', language, { ...placeholdersOf(course), class: classesOf(course).join(', ') }),
    )
    return { lines, address: addressOf(suiting) }
  },
  registration: ({ language }, { canRegister }) =>
    canRegister ? { lines: formatSentence('register', language), address: FAQ } : undefined,
  courses: ofCourses('course'),
  labs: ({ language }, { labs }) =>
    labs.length > 0
      ? { lines: formatSentence('labs', language, { labs: labs.join(', ') }), address: '/services' }
      : undefined,
  contact: ({ isAbout, language }, { phone, email, place }) => {
    const isWhole = isAbout('contact', 'human')
    const lines = [
      isAbout('human') ? formatSentence('person', language) : [],
      isAbout('address') ? formatSentence('place', language, { place }) : [],
      isWhole || isAbout('phone') ? formatSentence('phone', language, { phone }) : [],
      isWhole || isAbout('email') ? formatSentence('email', language, { email }) : [],
    ]
    return { lines: lines.flat(), address: isAbout('address') ? '/contact#contact-visit' : '/contact' }
  },
  figures: ({ isAbout, language }, { figures, founded }) => {
    const isPoor = isAbout('low_income', 'scholarship')
    const isAsked = (name: string) =>
      /income/i.test(name)
        ? isPoor
        : !isPoor &&
          ((/student/i.test(name) && isAbout('student', 'child')) ||
            (/school/i.test(name) && isAbout('school')) ||
            (/communit/i.test(name) && isAbout('community')) ||
            (/satisf/i.test(name) && isAbout('satisfaction')))
    const lines = isAbout('founded')
      ? formatSentence('founded', language, { year: founded })
      : figures
          .filter(({ name }) => isAsked(name))
          .flatMap(figure => formatSentence('figure', language, { ...figure }))
    return { lines, address: '/about' }
  },
}

/** Writes the sentence `name` for each course, and `whenAsked` if the question asks for a time. */
function ofCourses(name: string, whenAsked?: string): FactFormatter {
  return ({ language, isAbout }, _company, courses) => {
    const isAsked = whenAsked !== undefined && isAbout('when', 'next_batch')
    return describeCourses(courses, isAsked ? [name, whenAsked] : [name], language)
  }
}

/** Writes the sentences with these names for each course. */
export const describeCourses = (
  courses: readonly Course[],
  names: readonly string[],
  language: Language,
): FactText => ({
  lines: courses.flatMap(course =>
    names.flatMap(name => formatSentence(name, language, placeholdersOf(course))),
  ),
  address: addressOf(courses),
})

const addressOf = ([course, ...others]: readonly Course[]): string =>
  course && others.length === 0 ? course.page : '/courses'

function placeholdersOf({ grades: [from, to] = [0, 0], ...course }: Course) {
  const starts = listCourseBatchStartDates(course.day, new Date()).map(start =>
    longDate.format(new Date(start)),
  )
  const ages = { youngest: from + AGE_BEFORE_CLASS_1, oldest: to + AGE_BEFORE_CLASS_1 }
  return { ...course, ...ages, from, to, next: starts[0], dates: starts.join(', ') }
}

export const isGradeInRange = (value: number, grades: Course['grades']): boolean =>
  grades !== undefined && value >= grades[0] && value <= grades[1]

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Returns a line for each group of days with the same opening hours, then one for closed days. */
function hoursLines(asked: readonly string[], hours: Company['hours'], language: Language) {
  const groups = hours.map(group => ({ ...group, days: group.days.filter(day => asked.includes(day)) }))
  const closed = asked.filter(day => !hours.some(({ days }) => days.includes(day)))
  return [
    ...groups.map(({ days, ...times }) => ({ name: 'open', days, times })),
    { name: 'closed', days: closed, times: {} },
  ].flatMap(({ name, days, times }) =>
    days.length > 0 ? formatSentence(name, language, { ...times, days: namesOf(days, language) }) : [],
  )
}

function namesOf(days: readonly string[], language: Language): string {
  const [names = ''] = formatSentence('days', language)
  const nameOf = (day = '') => names.split(' ')[WEEK.indexOf(day)] ?? day
  return days.length > 2 ? `${nameOf(days[0])}–${nameOf(days.at(-1))}` : days.map(nameOf).join(', ')
}

/** The opening hours on one line: “Monday–Friday 9:00 AM–8:00 PM, Saturday 10:00 AM–5:00 PM”. */
export const formatOpeningHours = ({ hours }: Company, language: Language): string =>
  hours.map(({ days, opens, closes }) => `${namesOf(days, language)} ${opens}–${closes}`).join(', ')
