import type { AnswerOutcome, KnowledgeBase } from '../../gateway/answers/knowledge.ts'
import type { TestQuestion } from './questions.ts'
import { judgeAnswer, type Verdict } from './verdict.ts'

/** A question that was asked, and its result. */
export interface QuestionResult {
  readonly question: TestQuestion
  readonly outcome: AnswerOutcome
  readonly verdict: Verdict
  /** How long the answer took; ms. */
  readonly took: number
}

export function askAllQuestions(questions: readonly TestQuestion[], { answer }: KnowledgeBase): readonly QuestionResult[] {
  return questions.map(question => {
    const start = performance.now()
    const outcome = answer(question.ask)
    const took = performance.now() - start
    return { question, outcome, verdict: judgeAnswer(question, outcome), took }
  })
}

/** @returns the share of questions that got one of the given verdicts: 0 to 1 */
export const calculateVerdictShare = (asked: readonly QuestionResult[], ...verdicts: readonly Verdict[]): number =>
  asked.filter(each => verdicts.includes(each.verdict)).length / asked.length
