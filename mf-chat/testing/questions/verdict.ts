import type { AnswerOutcome } from '../../gateway/answers/knowledge.ts'
import { containsWording } from './holds.ts'
import type { TestQuestion } from './questions.ts'

/**
 * `right`: all required facts, or a correct refusal. `shown`: all facts are in the results, without a claim.
 * `partly`: some facts. `unknown`: no claim, although the site has the facts. `wrong`: a false claim.
 */
export const VERDICTS = ['right', 'shown', 'partly', 'unknown', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

/** The parts of an answer that decide its verdict. */
export type JudgedAnswer = Pick<AnswerOutcome, 'answer' | 'text'>

/**
 * Compares an answer with the facts that the test question requires.
 * @returns the verdict
 */
export function judgeAnswer(
  { refusal, must, mustNot }: Pick<TestQuestion, 'refusal' | 'must' | 'mustNot'>,
  { text, answer: { kind, results } }: JudgedAnswer,
): Verdict {
  const saidIn = (told: string) =>
    must.filter(wordings => wordings.some(wording => says(told, wording))).length
  const isBad = mustNot.some(wording => containsWording(text, wording))
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
 * Whether a text contains a wording. Page addresses do not count: "/courses#course-iot" does not contain IoT.
 */
function says(text: string, wording: string): boolean {
  return containsWording(wording.startsWith('/') ? text : text.replace(/(?<!\S)\(?\/[a-z]\S*/gu, ''), wording)
}
