import type { Said } from '../asked/language.ts'
import { said, type Intent } from './intent.ts'

/** For which classes a course is that the question names. */
export const courseGrades: Intent = {
  name: 'classes of a course',
  reply({ courses, classes, ages, plain, language, isAboutAny }) {
    const [course] = courses
    if (!course?.grades || courses.length > 1 || classes.length + ages.length > 0) return undefined
    const asks =
      /\b(which|what|for|kis|kaunsi|kai|kaya)\b.*\b(grades?|class(es)?|standards?|std|ages?|age group)\b/.test(
        plain,
      )
    if (!asks || isAboutAny('price', 'teacher', 'rating', 'duration', 'time', 'when', 'batch size', 'needs'))
      return undefined
    return { lines: said(language, line(course.name, course.grades)), page: course.page }
  },
}

const line = (name: string, { from, to }: { readonly from: number; readonly to: number }): Said => ({
  en: `${name} is for Grades ${from} to ${to}.`,
  hi: `${name} कक्षा ${from} से ${to} के लिए है।`,
  gu: `${name} ધોરણ ${from} થી ${to} માટે છે.`,
  'hi-Latn': `${name} Class ${from} se ${to} ke liye hai.`,
  'gu-Latn': `${name} dhoran ${from} thi ${to} mate chhe.`,
})
