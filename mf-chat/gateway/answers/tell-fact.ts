import { batchStarts } from '@kutuhal/contract/batch-starts.ts'
import type { Company, Course } from './company.ts'
import type { Language, Question } from './question.ts'
import { sentence } from './sentences.ts'

/** A fact in the question's language. */
interface FactText {
  readonly lines: readonly string[]
  readonly address: string
  readonly isHalf?: true
}

export type FactTeller = (
  question: Question,
  company: Company,
  courses: readonly Course[],
) => FactText | undefined

const FAQ = '/contact#contact-faq'

/** Writes the facts of words/facts.txt, in the order of matching. `courses` are those in the question. */
export const FACT_TELLERS = {
  'opening-hours': ({ days, language }, { hours }) =>
    hours.length === 0
      ? undefined
      : {
          lines: hoursLines(days.length > 0 ? days : WEEK, hours, language),
          address: '/contact#contact-details',
        },
  batches: ofCourses('batches', 'starts'),
  refunds: ({ plain, language }, { refunds: [first, part, none] }) => {
    // Refunds when the company cancels are not in the data.
    const isByCompany =
      /\b(if|when|agar|suppose) (you|aap|tame|kutuhal|the company)\b.*(cancel|call|postpone)/
    if (!first || !part || !none || isByCompany.test(plain)) return undefined
    const days = Number(/(\d+) (?:days?|din|divas|दिन|દિવસ)/.exec(plain)?.[1] ?? NaN)
    const lines = [first, part, none].map(({ name, fromDays, toDays, percent }) => ({
      isMeant: days >= fromDays && days <= toDays,
      said: sentence(name, language, {
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
    const suits = courses.map(course => ({
      course,
      own: classes.filter(each => isWithin(each, course.grades)),
    }))
    const lines = suits.flatMap(({ course, own }) =>
      own.length > 0 ? sentence('suits', language, { ...valuesOf(course), class: own.join(', ') }) : [],
    )
    const [only, ...others] = suits.filter(({ own }) => own.length > 0)
    if (only) return { lines, address: others.length === 0 ? only.course.page : '/courses' }
    return { lines: sentence('none', language, { from, to }), address: '/courses', isHalf: true }
  },
  registration: ({ language }, { canRegister }) =>
    canRegister ? { lines: sentence('register', language), address: FAQ } : undefined,
  courses: ofCourses('course'),
  labs: ({ language }, { labs }) =>
    labs.length > 0
      ? { lines: sentence('labs', language, { labs: labs.join(', ') }), address: '/services' }
      : undefined,
  contact: ({ isAbout, language }, { phone, email, place }) => {
    const isWhole = isAbout('contact', 'human')
    const lines = [
      isAbout('human') ? sentence('person', language) : [],
      isAbout('address') ? sentence('place', language, { place }) : [],
      isWhole || isAbout('phone') ? sentence('phone', language, { phone }) : [],
      isWhole || isAbout('email') ? sentence('email', language, { email }) : [],
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
      ? sentence('founded', language, { year: founded })
      : figures
          .filter(({ name }) => isAsked(name))
          .flatMap(figure => sentence('figure', language, { ...figure }))
    return { lines, address: '/about' }
  },
} satisfies Readonly<Record<string, FactTeller>>

export type FactName = keyof typeof FACT_TELLERS

/** A sentence for each course in the question, and one more if the question asks for a time. */
function ofCourses(name: string, whenAsked?: string): FactTeller {
  return ({ language, isAbout }, _company, courses) => {
    const lines = courses.flatMap(course => [
      ...sentence(name, language, valuesOf(course)),
      ...(whenAsked !== undefined && isAbout('when', 'next_batch')
        ? sentence(whenAsked, language, valuesOf(course))
        : []),
    ])
    const [only, ...others] = courses
    return { lines, address: only && others.length === 0 ? only.page : '/courses' }
  }
}

export function valuesOf({ grades: [from, to] = [0, 0], ...course }: Course) {
  const starts = batchStarts(course.day, new Date()).map(start => longDate.format(new Date(start)))
  return { ...course, from, to, next: starts[0], dates: starts.join(', ') }
}

export const isWithin = (value: number, grades: Course['grades']): boolean =>
  grades !== undefined && value >= grades[0] && value <= grades[1]

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A line for each group of days with the same hours. Days when the office is closed come last. */
function hoursLines(
  asked: readonly string[],
  hours: Company['hours'],
  language: Language,
): readonly string[] {
  const groups = hours.map(group => ({ ...group, days: group.days.filter(day => asked.includes(day)) }))
  const closed = asked.filter(day => !hours.some(({ days }) => days.includes(day)))
  return [
    ...groups.map(({ days, ...times }) => ({ name: 'open', days, times })),
    { name: 'closed', days: closed, times: {} },
  ].flatMap(({ name, days, times }) =>
    days.length > 0 ? sentence(name, language, { ...times, days: namesOf(days, language) }) : [],
  )
}

function namesOf(days: readonly string[], language: Language): string {
  const [names = ''] = sentence('days', language)
  const nameOf = (day = '') => names.split(' ')[WEEK.indexOf(day)] ?? day
  return days.length > 2 ? `${nameOf(days[0])}–${nameOf(days.at(-1))}` : days.map(nameOf).join(', ')
}

/** The opening hours on one line: “Monday–Friday 9:00 AM–8:00 PM, Saturday 10:00 AM–5:00 PM”. */
export const hoursInShort = ({ hours }: Company, language: Language): string =>
  hours.map(({ days, opens, closes }) => `${namesOf(days, language)} ${opens}–${closes}`).join(', ')
