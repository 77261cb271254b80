import type { Said } from '../asked/language.ts'
import type { Course } from '../facts/courses.ts'
import { coursesFor } from './courses-for.ts'
import { said, type Intent } from './intent.ts'

/** Who teaches a course, or all of them. */
export const instructor: Intent = {
  name: 'instructor',
  isBroad: true,
  reply(question, { courses }) {
    const isSchoolTeachers =
      (/\b(whats?|which|how|does|do)\b.*\b(teach|taught)\b/.test(question.plain) &&
        !/\bwho\b/.test(question.plain)) ||
      question.isAboutOther() ||
      question.strange.length > 1 ||
      question.isAboutAny('school', 'anganwadi', 'training', 'job', 'duration', 'how many')
    if (!question.isAbout('teacher') || isSchoolTeachers) return undefined
    const meant = coursesFor(question, courses).filter(course => course.instructor !== undefined)
    if (meant.length === 0) return undefined
    return {
      lines: said(question.language, ...meant.slice(0, 3).map(line)),
      page: meant.length === 1 ? meant[0]?.page : '/courses',
    }
  },
}

const line = ({ name, instructor: who = '' }: Course): Said => ({
  en: `${name} is taught by ${who}.`,
  hi: `${name} के शिक्षक: ${who}।`,
  gu: `${name} ના શિક્ષક ${who} છે.`,
  'hi-Latn': `${name} ke teacher ${who} hain.`,
  'gu-Latn': `${name} na shikshak ${who} chhe.`,
})
