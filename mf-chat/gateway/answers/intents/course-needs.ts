import type { Said } from '../asked/language.ts'
import type { Course } from '../facts/courses.ts'
import { coursesFor } from './courses-for.ts'
import { said, type Intent } from './intent.ts'

/** What one needs for a course. */
export const courseNeeds: Intent = {
  name: 'needed for a course',
  isBroad: true,
  reply(question, { courses }) {
    const { isAbout, isAboutAny } = question
    const isDevice =
      /\b(laptop|computer|tablet|device|mobile|phone)\b|लैपटॉप|લેપટોપ/.test(question.plain) &&
      !question.isAboutOther() &&
      !/\b(best|under|which (laptop|phone|tablet|computer))\b/.test(question.plain) &&
      question.strange.length < 2
    const isOfCourse = question.courses.length > 0 || isAbout('course') || isDevice
    if (!isAbout('needs') || !isOfCourse || isAboutAny('maths', 'duration', 'how many')) return undefined
    if (isAboutAny('certificate', 'price', 'teacher', 'contact', 'phone', 'refund', 'register')) {
      if (!/laptop|computer|tablet|device|लैपटॉप|લેપટોપ/.test(question.plain)) return undefined
    }
    const meant = coursesFor(question, courses).filter(course => course.label('Needed') !== undefined)
    if (meant.length === 0) return undefined
    return {
      lines: said(question.language, ...meant.slice(0, 3).map(line)),
      page: meant.length === 1 ? meant[0]?.page : '/courses',
    }
  },
}

function line(course: Course): Said {
  const [name, needed] = [course.name, course.label('Needed') ?? '']
  return {
    en: `For ${name} you need: ${needed}.`,
    hi: `${name} के लिए चाहिए: ${needed}।`,
    gu: `${name} માટે જોઈએ: ${needed}.`,
    'hi-Latn': `${name} ke liye chahiye: ${needed}.`,
    'gu-Latn': `${name} mate joie: ${needed}.`,
  }
}
