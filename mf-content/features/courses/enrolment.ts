import { site } from '@kutuhal/contract'
import { gradeText } from './course-text.ts'
import type { Course } from './courses.ts'

/** In which each batch is held: a family chooses one. */
export const courseLanguages = 'English, Hindi or Gujarati: tell us which'

/** The rule of the product specification (point 9) in one line; its table is refundRules. */
export const refundLine =
  'Full refund 14 or more days before the start, 50 percent 7 to 13 days before, none after that'

/** A `mailto:` address that opens an e-mail with all that we have to know to give a place. */
export function enrolmentMail({ title, grade }: Course): string {
  const subject = `Enrol: ${title}`
  const body = [
    `I would like a place in “${title}” (${gradeText(grade)}).`,
    '',
    'Class of the child: ',
    'Language (English, Hindi or Gujarati): ',
    'Month of the start: ',
    'My name and phone number: ',
  ].join('\r\n')
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
