import { createAlikeQuestions } from './alike-questions.ts'
import { stemText } from './tokens.ts'

const findAlike = createAlikeQuestions([
  ['फीस कितनी है', 'what does the course cost'],
  ['where is the office', 'office address'],
])
const likenessOf = (question: string, meant: readonly string[] = []) =>
  findAlike(question, meant).map(({ first }) => first)

it('hears a question alike in all scripts, and finds it again word by word', () => {
  const [fee = 0, office = 0] = likenessOf('fees kitni hai')
  expect(fee).toBeGreaterThan(0.6)
  expect(office).toBeLessThan(0.1)
  expect(likenessOf('Where is the office?')[1]).toBe(1)
})

it('counts words that mean the same, but less than the same words', () => {
  const [, unknown = 1] = likenessOf('workplace address')
  const [, meant = 0] = likenessOf('workplace address', stemText('office'))
  const [, same = 0] = likenessOf('office address')
  expect(meant).toBeGreaterThan(unknown)
  expect(same).toBeGreaterThan(meant)
})

it('tells the second most alike question of an answer from the first', () => {
  const [, { first, second } = { first: 0, second: 0 }] = findAlike('office address please', [])
  expect(first).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(0)
})
