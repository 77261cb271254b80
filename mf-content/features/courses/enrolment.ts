import { site } from '@kutuhal/contract'
import { fill } from '@kutuhal/contract/translations.ts'
import { formatGrades } from './course-text.ts'
import type { Course } from './courses.ts'
import type { CourseWords } from './words/english.ts'

export function createEnrolmentMailto({ title, grade }: Course, words: CourseWords): string {
  const { mail } = words
  const subject = fill(mail.subject, { title })
  const wish = fill(mail.wish, { title, grades: formatGrades(grade, words) })
  const body = [wish, '', mail.grade, mail.language, mail.start, mail.sender].join('\r\n')
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
