import type { Answer } from '../answers/knowledge.ts'
import { holds } from './holds.ts'
import type { Question } from './questions.ts'

/**
 * right: all that had to be said, or a rightful don't-know. partly: some of it. unknown: an honest don't-know where the site
 * does say, or one without the way to ask. wrong: something else was stated with confidence.
 */
export type Verdict = 'right' | 'partly' | 'unknown' | 'wrong'

/** Judges an answer by what the question demands. */
export function verdict(
  { refusal, must, mustNot }: Pick<Question, 'refusal' | 'must' | 'mustNot'>,
  { text, outcome }: Answer,
): Verdict {
  if (mustNot.some(wording => holds(text, wording))) return 'wrong'
  const said = must.filter(wordings => wordings.some(wording => says(text, wording))).length
  const saysAll = said === must.length

  // A greeting states nothing, so it counts as a don't-know.
  if (outcome !== 'answered') {
    if (refusal === 'no') return 'unknown'
    return refusal === 'may' || saysAll ? 'right' : 'unknown'
  }
  if (must.length > 0 && saysAll) return 'right'
  return refusal === 'no' && said > 0 ? 'partly' : 'wrong'
}

/** The address of a page does not name a thing to a reader: "More: /courses#course-iot" is a link, and not the word IoT. */
function says(text: string, wording: string): boolean {
  return holds(wording.startsWith('/') ? text : text.replace(/(?<!\S)\/[a-z]\S*/gu, ''), wording)
}
