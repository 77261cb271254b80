import type { Answered, Knowledge } from '../../gateway/answers/knowledge.ts'
import type { Question } from './questions.ts'
import { verdict, type Verdict } from './verdict.ts'

/** A question that was asked, and its result. */
export interface Asked {
  readonly question: Question
  readonly answered: Answered
  readonly verdict: Verdict
  /** ms */
  readonly took: number
}

export function askAll(questions: readonly Question[], { answer }: Knowledge): readonly Asked[] {
  return questions.map(question => {
    const start = performance.now()
    const answered = answer(question.ask)
    const took = performance.now() - start
    return { question, answered, verdict: verdict(question, answered), took }
  })
}

/** @returns the share of questions with one of the verdicts: 0 to 1 */
export const shareOf = (asked: readonly Asked[], ...verdicts: readonly Verdict[]): number =>
  asked.filter(each => verdicts.includes(each.verdict)).length / asked.length
