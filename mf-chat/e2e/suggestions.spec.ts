import { getAssistantKnowledgeFilePath } from '@kutuhal/testing/site-tests/assistant.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'
import {
  addressesWithSuggestedQuestions,
  defaultQuestions,
  getPageQuestions,
} from '../conversation/questions.ts'
import { readDocuments } from '../gateway/answers/documents.ts'
import { createKnowledgeBase } from '../gateway/answers/knowledge.ts'
import { gujarati } from '../words/gujarati.ts'
import { hindi } from '../words/hindi.ts'

/** Suggested questions with only one right answer, and what the assistant's answer must contain. */
const FACTS: readonly (readonly [question: string, fact: RegExp])[] = [
  ['What does the IoT course cost?', /499/],
  ['What does the Blockzie course cost?', /599/],
  ['What does the AR-Link course cost?', /\b99/],
  ['For which grades is AR-Link?', /9 to 12|9-12|9–12/],
  ['How many moves are allowed in the maze?', /20 moves/],
  ['Which course is for Class 7?', /IoT|6 to 8/],
  ['For which classes is the Drone Lab?', /8 to 12/],
  ['When are you open?', /9:00 AM/],
  ['What is your address?', /Ahmedabad/],
  ['What is your phone number?', /\+91/],
  ['When was Kutuhal founded?', /2020/],
  ['What is your cancellation policy?', /14 or more days/],
]

test('The assistant has an answer to everything that it suggests to ask, in each language', async () => {
  const { answer } = createKnowledgeBase(await readDocuments(getAssistantKnowledgeFilePath()))
  const suggested = [
    ...new Set([...defaultQuestions, ...addressesWithSuggestedQuestions.flatMap(getPageQuestions)]),
  ]
  const translated = [hindi, gujarati].flatMap(texts =>
    Object.entries(texts).flatMap(([english, text]) => (suggested.includes(english) ? text : [])),
  )
  expect(suggested.length).toBeGreaterThan(40)
  expect(translated.length).toBeGreaterThan(40)
  const isUnanswered = (question: string) => answer(question).answer.kind !== 'answer'
  expect([...suggested, ...translated].filter(isUnanswered)).toEqual([])

  const wrong = FACTS.map(([question, fact]) => ({ question, fact, text: answer(question).text }))
  expect(
    wrong.filter(({ question, fact, text }) => !suggested.includes(question) || !fact.test(text)),
  ).toEqual([])
})
