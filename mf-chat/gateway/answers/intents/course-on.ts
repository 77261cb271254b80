import type { Question } from '../asked/question.ts'
import type { Course } from '../facts/courses.ts'
import type { Facts } from '../facts/facts.ts'
import { contentWords } from '../passages/words.ts'
import { quoted, type Intent } from './intent.ts'

/** The course whose page speaks of what somebody wants to learn: “a course on sensors”. */
export const courseOn: Intent = {
  name: 'course on a subject',
  reply(question, facts) {
    const { isAboutAny, isAboutOther, strange, language, courses, labs } = question
    if (
      !isAboutAny('course', 'suggest') ||
      strange.length === 0 ||
      courses.length > 0 ||
      labs.length > 0 ||
      isAboutOther() ||
      isAboutAny('price', 'how many', 'time', 'when')
    )
      return undefined
    const found = facts.courses.filter(course => speaksOf(course, question, facts))
    const [course] = found
    return found.length === 1 && course
      ? { lines: quoted(language, [`${course.title}. ${course.description}`]), page: course.page }
      : undefined
  },
}

function speaksOf({ page, title, description }: Course, { strange }: Question, { pages }: Facts): boolean {
  const text = (pages.get(page)?.sections ?? [])
    .map(section => `${section.heading} ${section.text}`)
    .join(' ')
  const own = new Set(contentWords(`${title} ${description} ${text}`))
  return strange.flatMap(contentWords).every(word => own.has(word))
}
