import type { Answer, Knowledge } from '../knowledge.ts'
import type { Question } from '../../questions/questions.ts'
import { verdict, type Verdict } from '../../questions/verdict.ts'

/** A question that has been asked, and what became of it. */
export interface Asked {
  readonly question: Question
  readonly answer: Answer
  readonly verdict: Verdict
  /** ms */
  readonly took: number
}

export function askAll(questions: readonly Question[], { answer }: Knowledge): readonly Asked[] {
  return questions.map(question => {
    const start = performance.now()
    const given = answer(question.ask)
    const took = performance.now() - start
    return { question, answer: given, verdict: verdict(question, given), took }
  })
}

/** How many questions of each verdict. */
export type Counts = Readonly<Record<Verdict, number>>

/** Of each file, in their order, and of all. */
export function tallied(asked: readonly Asked[]): ReadonlyMap<string, Counts> {
  const files = [...new Set(asked.map(({ question }) => question.file))]
  const rows = files.map(
    file => [file, countsOf(asked.filter(({ question }) => question.file === file))] as const,
  )
  return new Map([...rows, ['all', countsOf(asked)]])
}

export function countsOf(asked: readonly Asked[]): Counts {
  const of = (wanted: Verdict) => asked.filter(each => each.verdict === wanted).length
  return {
    right: of('right'),
    near: of('near'),
    partly: of('partly'),
    unknown: of('unknown'),
    wrong: of('wrong'),
  }
}
