import type { AnswerOutcome } from '../../gateway/answers/knowledge.ts'
import { holds } from './holds.ts'
import type { Question } from './questions.ts'

/**
 * right: all required facts, or a correct don't-know. shown: all of them among the results, without a claim.
 * partly: some of them. unknown: no claim, although the site has the facts. wrong: something else was stated
 * as the answer.
 */
export const VERDICTS = ['right', 'shown', 'partly', 'unknown', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

/** The input of a verdict. */
export type Judged = Pick<AnswerOutcome, 'answer' | 'text'>

/** Compares an answer with what the question requires. */
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

/** A page's address does not name a thing for readers: "More: /courses#course-iot" does not contain IoT. */
function says(text: string, wording: string): boolean {
  return holds(wording.startsWith('/') ? text : text.replace(/(?<!\S)\(?\/[a-z]\S*/gu, ''), wording)
}
