import { site } from '@kutuhal/contract'
import { gradeText } from './course-text.ts'
import type { Course } from './courses.ts'

/** The languages of the batches: a family chooses one. */
export const courseLanguages = 'English, Hindi or Gujarati: tell us which'

/** The specification's rule (point 9) in one line; refundRules has its table. */
export const refundLine =
  'Full refund 14 or more days before the start, 50 percent 7 to 13 days before, none after that'

/** A `mailto:` address for an e-mail with all details that we need for an enrolment. */
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
