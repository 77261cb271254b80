import type { Said } from '../asked/language.ts'
import type { Course } from '../facts/courses.ts'
import { coursesFor } from './courses-for.ts'
import { said, type Intent } from './intent.ts'

/** How long a course is, on which days and at what hours, and how many are in a batch: the site says all that in one breath. */
export const courseRhythm: Intent = {
  name: 'rhythm of a course',
  isBroad: true,
  reply(question, { courses }) {
    const { isAbout, isAboutAny, plain } = question
    const isOfCourse =
      question.courses.length > 0 ||
      (isAbout('course') &&
        !isAboutAny('school', 'lab', 'teacher', 'tier', 'holiday camp', 'anganwadi', 'competition'))
    const isMany = isAbout('how many') && isAboutAny('course', 'student', 'child', 'duration')
    const isAsked =
      isAboutAny('duration', 'batch size') ||
      isMany ||
      (isAbout('time') && question.courses.length > 0) ||
      question.days.length > 0 ||
      /\bsessions?\b|(which|what) days?\b|k(is|aun ?se|onse|onsi) din|kaya divase/.test(plain)
    if (
      !isOfCourse ||
      (question.courses.length === 0 && question.strange.length > 0) ||
      !isAsked ||
      question.isAboutOther('kit') ||
      isAboutAny('rating', 'price', 'next batch', 'refund')
    )
      return undefined
    const meant = coursesFor(question, courses).filter(({ rhythm }) => rhythm !== undefined)
    if (meant.length === 0) return undefined
    return {
      lines: said(question.language, ...meant.slice(0, 3).map(line)),
      page: meant.length === 1 ? meant[0]?.page : '/courses',
    }
  },
}

function line({ name, rhythm = '', hours }: Course): Said {
  const when = [rhythm, hours].filter(Boolean).join('; ')
  return {
    en: `${name}: ${when}.`,
    hi: `${name} का समय: ${when}।`,
    gu: `${name} નો સમય: ${when}.`,
    'hi-Latn': `${name} ka schedule: ${when}.`,
    'gu-Latn': `${name} nu schedule: ${when}.`,
  }
}
