import { readFileSync } from 'node:fs'
import { workingTreeSite } from '@kutuhal/testing/working-tree-site.ts'
import { readQuestions, tunedFolder } from '../../questions/questions.ts'
import { parseDocuments } from '../documents.ts'
import { createKnowledge } from '../knowledge.ts'
import { askAll, countsOf } from './tally.ts'

/** On the questions that may be read; what is kept aside is measured by `npm run assistant:questions -- --aside`. */
const LEAST_RIGHT = 0.73
const LEAST_RIGHT_OR_NEAR = 0.88
const MOST_WRONG = 0.018

const documents = parseDocuments(JSON.parse(readFileSync(workingTreeSite().documents, 'utf8')))

it('answers most questions of the set right from the site as it is, and hardly any wrong', () => {
  const knowledge = createKnowledge(documents)
  const asked = askAll(readQuestions(tunedFolder), knowledge)
  const { right, near, wrong } = countsOf(asked)
  expect(right / asked.length).toBeGreaterThanOrEqual(LEAST_RIGHT)
  expect((right + near) / asked.length).toBeGreaterThanOrEqual(LEAST_RIGHT_OR_NEAR)
  expect(wrong / asked.length).toBeLessThanOrEqual(MOST_WRONG)
})

it('finds every answer that is written down beside a page on that page', () => {
  const missing = documents.flatMap(({ url, sections, questions = [] }) => {
    const texts = sections.map(({ heading, text }) => `${heading}\n${text}`)
    const said = questions.flatMap(({ says }) => says)
    return said.filter(each => !texts.some(text => text.includes(each))).map(each => `${url}: ${each}`)
  })
  expect(missing).toEqual([])
  expect(documents.flatMap(({ questions = [] }) => questions).length).toBeGreaterThan(600)
})
