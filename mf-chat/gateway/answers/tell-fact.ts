import { listCourseBatchStartDates } from '@kutuhal/contract/batch-starts.ts'
import type { Company, Course } from './company.ts'
import { AGE_BEFORE_CLASS_1, type Language, type Question } from './question.ts'
import { formatSentence } from './sentences.ts'
import { normalizeText, splitWords } from './tokens.ts'

/** A fact in the question's language. */
export interface FactText {
  readonly lines: readonly string[]
  readonly address: string
}

type FactFormatter = (
  question: Question,
  company: Company,
  courses: readonly Course[],
) => FactText | undefined

/**
 * Formatters for facts of words/facts.txt. `courses` are the courses that the question names, or that fit the
 * classes in the question.
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
    if (!first || !part || !none) return undefined
    const [, count = NaN, unit = ''] =
      /(\d+) (days?|din|divas|दिन|દિવસ|weeks?|haft[ae]|hafte|हफ़?्ते)/.exec(
        plain.replace(/\b(?:a|one|ek) (?=week|haft)/, '1 '),
      ) ?? []
    const days = Number(count) * (/^(?:w|h|ह)/.test(unit) ? 7 : 1)
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
      address: '/contact#contact-faq',
    }
  },
  'course-for-class': ({ classes, language }, { courses }) => {
    const all = courses.flatMap(({ grades }) => grades ?? [])
    const [from, to] = [Math.min(...all), Math.max(...all)]
    const classesOf = ({ grades }: Course) => classes.filter(each => isGradeInRange(each, grades))
    if (classes.every(each => each < 1)) return undefined
    const suiting = courses.filter(course => classesOf(course).length > 0)
    if (suiting.length === 0)
      return { lines: formatSentence('none', language, { from, to }), address: '/courses' }
    const lines = suiting.flatMap(each =>
      formatSentence('suits', language, { ...valuesOf(each, language), class: classesOf(each).join(', ') }),
    )
    return { lines, address: addressOf(suiting) }
  },
  fee: ({ language }, _company, courses) =>
    describeCourses(
      courses.filter(({ fee }) => fee !== undefined),
      ['fee'],
      language,
    ),
  price: (question, company, courses) => {
    const prices = courses.map(({ price = '' }) => Number(price.replace(/\D/g, '')))
    const extreme = question.isAbout('cheapest')
      ? Math.min
      : question.isAbout('dearest')
        ? Math.max
        : undefined
    const asked = courses.filter((_, at) => extreme === undefined || prices[at] === extreme(...prices))
    return ofCourses('price')(question, company, asked)
  },
  teacher: ofCourses('teacher'),
  grades: ofCourses('grades'),
  language: ofCourses('language'),
  needs: ofCourses('needs'),
  rating: ofCourses('rating'),
  'lab-classes': ({ words, language }, { labs }) => {
    const isNamed = ({ word, topics }: Question['words'][number], name: string) =>
      splitWords(normalizeText(name)).some(part => part !== 'lab' && (part === word || topics.includes(part)))
    const lines = labs
      .filter(({ name }) => words.some(word => isNamed(word, name)))
      .flatMap(lab => formatSentence('lab-classes', language, lab))
    return { lines, address: '/services' }
  },
  courses: ofCourses('course'),
  overview: ofCourses('overview'),
  labs: ({ language }, { labs }) => ({
    lines: formatSentence('labs', language, { labs: labs.map(({ name }) => name).join(', ') || undefined }),
    address: '/services',
  }),
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
          .flatMap(figure => formatSentence('figure', language, figure))
    return { lines, address: '/about' }
  },
}

/** Writes the sentence `name` for each course, or the hours and `whenAsked` to a question for a time. */
function ofCourses(name: string, whenAsked?: string): FactFormatter {
  return ({ language, isAbout }, _company, courses) => {
    if (whenAsked === undefined) return describeCourses(courses, [name], language)
    const dates = courses.length > 1 ? [whenAsked] : ['hours', whenAsked]
    const names = isAbout('when', 'next_batch') ? dates : [isAbout('time') ? 'hours' : name]
    return describeCourses(courses, names, language)
  }
}

/** Tells the sentence `name`, with the company's data, if pages say all of it. */
export const sentenceAt =
  (name: string, said: readonly RegExp[], address?: string): FactFormatter =>
  ({ language }, { says, phone, email }, courses) =>
    said.every(says)
      ? { lines: formatSentence(name, language, { phone, email }), address: address ?? addressOf(courses) }
      : undefined

/** Writes the sentences with these names for each course. */
const describeCourses = (
  courses: readonly Course[],
  names: readonly string[],
  language: Language,
): FactText => ({
  lines: courses.flatMap(course =>
    names.flatMap(name => formatSentence(name, language, valuesOf(course, language), courses.length > 1)),
  ),
  address: addressOf(courses),
})

const addressOf = ([course, ...others]: readonly Course[]): string =>
  course && others.length === 0 ? course.page : '/courses'

function valuesOf({ grades: [from, to] = [0, 0], ...course }: Course, language: Language) {
  const date = new Intl.DateTimeFormat(`${/^hi$|^gu$/.exec(language)?.[0] ?? 'en'}-IN`, DATE)
  const starts = listCourseBatchStartDates(course.day, new Date()).map(start => date.format(new Date(start)))
  const ages = { youngest: from + AGE_BEFORE_CLASS_1, oldest: to + AGE_BEFORE_CLASS_1 }
  return { ...course, ...ages, from, to, next: starts[0], dates: starts.join(', ') }
}

export const isGradeInRange = (value: number, grades: Course['grades']): boolean =>
  grades !== undefined && value >= grades[0] && value <= grades[1]

const DATE = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Returns a line for each group of days with the same opening hours, then one for closed days. */
function hoursLines(asked: readonly string[], hours: Company['hours'], language: Language) {
  const groups = hours.map(group => ({ ...group, days: group.days.filter(day => asked.includes(day)) }))
  const closed = asked.filter(day => !hours.some(({ days }) => days.includes(day)))
  return [
    ...groups.map(({ days, ...times }) => ({ name: 'open', days, times })),
    { name: 'closed', days: closed, times: {} },
  ].flatMap(({ name, days, times }) => {
    const values = { ...times, days: days.length > 0 ? namesOf(days, language) : undefined }
    return formatSentence(name, language, values, asked.length > 1)
  })
}

function namesOf(days: readonly string[], language: Language): string {
  const [names = ''] = formatSentence('days', language)
  const nameOf = (day = '') => names.split(' ')[WEEK.indexOf(day)] ?? day
  return days.length > 2 ? `${nameOf(days[0])}–${nameOf(days.at(-1))}` : days.map(nameOf).join(', ')
}

/** The opening hours on one line: “Monday–Friday 9:00 AM–8:00 PM, Saturday 10:00 AM–5:00 PM”. */
export const formatOpeningHours = ({ hours }: Company, language: Language): string =>
  hours.map(({ days, opens, closes }) => `${namesOf(days, language)} ${opens}–${closes}`).join(', ')
