import type { Answered } from '../../gateway/answers/knowledge.ts'
import { holds } from './holds.ts'
import type { Question } from './questions.ts'

/**
 * right: all that had to be said, or a rightful don't-know. shown: all of it among the results, which claim
 * nothing. partly: some of it. unknown: nothing was claimed, and the site does say. wrong: something else was
 * stated as the answer.
 */
export const VERDICTS = ['right', 'shown', 'partly', 'unknown', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What a verdict looks at. */
export type Judged = Pick<Answered, 'answer' | 'text'>

/** Judges an answer by what the question demands. */
export function verdict(
  { refusal, must, mustNot }: Pick<Question, 'refusal' | 'must' | 'mustNot'>,
  { text, answer: { kind, results } }: Judged,
): Verdict {
  const saidIn = (told: string) =>
    must.filter(wordings => wordings.some(wording => says(told, wording))).length
  const isBad = mustNot.some(wording => holds(text, wording))
  if (kind !== 'answer') {
    const shown = results
      .map(({ heading = '', text: own, address }) => `${heading}\n${own}\n(${address})`)
      .join('\n')
    if (refusal !== 'no')
      return !isBad && (refusal === 'may' || saidIn(text) === must.length) ? 'right' : 'unknown'
    return results.length > 0 && !isBad && saidIn(shown) === must.length ? 'shown' : 'unknown'
  }
  if (isBad) return 'wrong'
  if (must.length > 0 && saidIn(text) === must.length) return 'right'
  return refusal === 'no' && saidIn(text) > 0 ? 'partly' : 'wrong'
}

/**
 * The address of a page does not name a thing to a reader: "More: /courses#course-iot" is a link, and not the
 * word IoT.
 */
function says(text: string, wording: string): boolean {
  return holds(wording.startsWith('/') ? text : text.replace(/(?<!\S)\(?\/[a-z]\S*/gu, ''), wording)
}
