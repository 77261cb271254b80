import type { Question } from '../asked/question.ts'
import type { Facts } from '../facts/facts.ts'
import { contact } from './contact.ts'
import { coursePrice } from './course-price.ts'
import { courseRhythm } from './course-rhythm.ts'
import { hours } from './hours.ts'
import { instructor } from './instructor.ts'
import type { Intent, Reply } from './intent.ts'
import { rating } from './rating.ts'
import { refund } from './refund.ts'

/** What people ask for two at once: “fees and teacher”. */
const ASKED_TOGETHER: readonly Intent[] = [
  instructor,
  coursePrice,
  courseRhythm,
  rating,
  refund,
  hours,
  contact,
]

/** A reply with that to the second thing that is asked for, where there is room for both.
 * @param name of the intent that gave the first
 */
export function withSecond(found: Reply, name: string, question: Question, facts: Facts): Reply {
  const isTwo = /\b(and|also|aur|ane)\b|और|અને/.test(question.plain)
  if (!isTwo || !ASKED_TOGETHER.some(intent => intent.name === name)) return found
  for (const intent of ASKED_TOGETHER) {
    const second = intent.name === name ? undefined : intent.reply(question, facts)
    if (second && !second.isUnknown && second.lines.length + found.lines.length <= 4)
      return { ...found, lines: [...found.lines, ...second.lines] }
  }
  return found
}
