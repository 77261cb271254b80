import type { Said } from '../asked/language.ts'
import { rupees, type Course } from '../facts/courses.ts'
import { said, type Intent } from './intent.ts'

/** Which courses there are. */
export const courseList: Intent = {
  name: 'list of courses',
  isBroad: true,
  reply(question, { courses }) {
    const { isAboutAny, isAboutOther, strange } = question
    const isOfAll =
      question.courses.length === 0 &&
      question.labs.length === 0 &&
      strange.length === 0 &&
      question.days.length === 0
    if (
      !isAboutAny('course', 'coding') ||
      courses.length === 0 ||
      !isOfAll ||
      isAboutOther() ||
      isAboutAny('needs', 'syllabus', 'how many')
    )
      return undefined
    return { lines: said(question.language, ...courses.slice(0, 3).map(line)), page: '/courses' }
  },
}

function line({ title, grades, price }: Course): Said {
  const { from, to } = grades ?? { from: 0, to: 0 }
  const amount = price === undefined ? '' : `, ${rupees(price)}`
  return {
    en: `${title} is for Grades ${from} to ${to}${amount}.`,
    hi: `${title}: कक्षा ${from} से ${to}${amount}।`,
    gu: `${title}: ધોરણ ${from} થી ${to}${amount}.`,
    'hi-Latn': `${title}: Class ${from} se ${to}${amount}.`,
    'gu-Latn': `${title}: dhoran ${from} thi ${to}${amount}.`,
  }
}
