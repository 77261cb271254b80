import { site } from '@kutuhal/contract'
import { formatGrades } from './course-text.ts'
import type { Course } from './courses.ts'

/** After a cancellation by a family (product specification, point 9). */
export const refundRules = [
  { notice: '14 or more days before the start', refund: 'Full refund' },
  { notice: '7 to 13 days before the start', refund: '50 percent' },
  { notice: 'Fewer than 7 days before the start', refund: 'No refund' },
]

/** In one line, for the box next to the price. */
export const refundSummary =
  'Full refund 14 or more days before the start, 50 percent 7 to 13 days before, none after that'

/** The e-mail asks for all details that the company needs. */
export function createEnrolmentMailto({ title, grade }: Course): string {
  const subject = `Enrol: ${title}`
  const body = [
    `I would like a place in “${title}” (${formatGrades(grade)}).`,
    '',
    'Class of the child: ',
    'Language (English, Hindi or Gujarati): ',
    'Month of the start: ',
    'My name and phone number: ',
  ].join('\r\n')
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
