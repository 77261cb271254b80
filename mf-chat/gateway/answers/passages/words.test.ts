import { contentWords } from './words.ts'

it('keeps the words that count', () => {
  expect(contentWords('What’s the price of the Blockzie course?')).toEqual(['pric', 'blockzi', 'cours'])
})

it.each([
  ['courses', 'course'],
  ['cancellation', 'cancelled'],
  ['partnerships', 'partner'],
  ['opening', 'open'],
  ['guided', 'guide'],
  ['classes', 'grades'],
  ['fees', 'cost'],
  ['₹', 'rupees'],
  ['Saturdays', 'sat'],
  ['enrolment', 'registration'],
])('takes “%s” and “%s” for the same', (one, other) => {
  expect(contentWords(one)).toEqual(contentWords(other))
})

it('reads every day out of a range of days', () => {
  expect(contentWords('Mon-Fri')).toEqual(['mon', 'tue', 'wed', 'thu', 'fri'])
  expect(contentWords('Saturday to Monday')).toEqual(['sat', 'sun', 'mon'])
})

it('reads a number with commas as one', () => {
  expect(contentWords('₹2,50,000 and $250,000')).toContain('250000')
})

it('reads every grade out of a range of grades', () => {
  expect(contentWords('Grades 6 to 8')).toEqual(contentWords('class 6 7 8'))
})

it('keeps a decimal number whole', () => {
  expect(contentWords('4.8 out of 5')).toContain('4.8')
})
