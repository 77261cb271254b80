import type { Answer } from '../answers/knowledge.ts'
import { holds } from './holds.ts'
import type { Question } from './questions.ts'

/**
 * right: all that had to be said, or a rightful don't-know. near: all that had to be said, but told as what comes nearest, not as the
 * answer. partly: some of it. unknown: an honest don't-know where the site does say, or one without the way to ask. wrong: something
 * else was stated with confidence.
 */
export type Verdict = 'right' | 'near' | 'partly' | 'unknown' | 'wrong'

/** What a verdict looks at. */
export type Judged = Pick<Answer, 'text' | 'outcome'>

/** Judges an answer by what the question demands. */
export function verdict(
  { refusal, must, mustNot }: Pick<Question, 'refusal' | 'must' | 'mustNot'>,
  { text, outcome }: Judged,
): Verdict {
  if (mustNot.some(wording => holds(text, wording))) return 'wrong'
  const saidIn = (told: string) =>
    must.filter(wordings => wordings.some(wording => says(told, wording))).length
  const saysAll = saidIn(text) === must.length

  // A greeting states nothing, so it counts as a don't-know.
  if (outcome !== 'answered') {
    // When the telephone is picked up tells nothing about what comes nearest.
    if (refusal === 'no')
      return outcome === 'unsure' && saidIn(quotedIn(text)) === must.length ? 'near' : 'unknown'
    return refusal === 'may' || saysAll ? 'right' : 'unknown'
  }
  if (must.length > 0 && saysAll) return 'right'
  return refusal === 'no' && saidIn(text) > 0 ? 'partly' : 'wrong'
}

/** What stands between the word that the assistant is not sure and the way to ask people. */
const quotedIn = (text: string): string => text.split('\n').slice(1, -1).join('\n')

/** The address of a page does not name a thing to a reader: "More: /courses#course-iot" is a link, and not the word IoT. */
function says(text: string, wording: string): boolean {
  return holds(wording.startsWith('/') ? text : text.replace(/(?<!\S)\(?\/[a-z]\S*/gu, ''), wording)
}
