import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { KnowledgeBase } from '../../gateway/answers/knowledge.ts'
import { withEnglish } from './verdict.ts'

const entry = z.object({
  q: z.string(),
  lang: z.string(),
  answerable: z.boolean(),
  /** Facts of a right answer. Each is a list of patterns, of which one must match. */
  expect: z.array(z.array(z.string())),
})

/** 150 questions by somebody who had not seen the code. Nobody tunes answers for them. */
const file = new URL('./acceptance/150-questions.jsonl', import.meta.url)

/** Lines that an answer may have (product specification, point 7), and words that a phone shows at once. */
const MOST_LINES = 4
const MOST_WORDS = 60

/**
 * Asks the questions of the acceptance set.
 * @returns shares from 0 to 1: `right` (within four lines) of the questions that the site answers, `wrong` of
 * all, and `toldSo` of those that the site does not answer
 */
export function measureAcceptance({ answer }: KnowledgeBase) {
  const entries = readFileSync(file, 'utf8').trim().split('\n').map(line => entry.parse(JSON.parse(line)))
  const asked = entries.map(each => {
    const outcome = answer(each.q)
    const { kind, lines, pages } = outcome.answer
    const said = withEnglish(each.q, outcome, answer).answer.lines
    const text = [...said, ...pages.map(page => page.title)].join('\n')
    const isShort = lines.length <= MOST_LINES && lines.join(' ').split(/\s+/).length <= MOST_WORDS
    const isRight = each.expect.every(wordings => wordings.some(wording => new RegExp(wording, 'iu').test(text)))
    return { ...each, isSaid: kind === 'answer', isRight: isShort && isRight }
  })
  const answerable = asked.filter(each => each.answerable)
  const others = asked.filter(each => !each.answerable)
  return {
    right: answerable.filter(each => each.isSaid && each.isRight).length / answerable.length,
    wrong: asked.filter(each => each.isSaid && !(each.answerable && each.isRight)).length / asked.length,
    toldSo: others.filter(each => !each.isSaid).length / others.length,
  }
}
