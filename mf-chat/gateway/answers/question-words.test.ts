import { contentWords } from './words.ts'
import { questionWords } from './question-words.ts'

it.each([
  ['How much is IoT?', 'price of IoT'],
  ['When do you close on Saturday?', 'opening hours on Saturday'],
  ['Are you open today?', 'opening hours today'],
  ['What are your timings?', 'opening hours'],
  ['Where is your office?', 'address'],
])('hears in “%s” a question about “%s”', (question, meant) => {
  expect(questionWords(question)).toEqual(contentWords(meant))
})

it('hears no question in a greeting', () => {
  expect(questionWords('Good evening, hello!')).toEqual([])
})

it('counts a word once, and leaves off somewhere in a very long text', () => {
  expect(questionWords('robots, robots and robots')).toHaveLength(1)
  expect(questionWords(Array.from({ length: 900 }, (_, number) => number).join(' ')).length).toBeLessThan(50)
})
