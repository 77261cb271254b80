import { verdict, type Judged } from './verdict.ts'

const answered = (text: string): Judged => ({ text, outcome: 'answered' })
const unknown = (text: string): Judged => ({ text, outcome: 'unknown' })
const price = { refusal: 'no', must: [['499'], ['Hardik', 'हार्दिक']], mustNot: ['800'] } as const

it('finds an answer right that holds all facts, each in one of its wordings', () => {
  expect(verdict(price, answered('₹499, with हार्दिक परमार'))).toBe('right')
})

it('finds an answer partly right that holds some of the facts', () => {
  expect(verdict(price, answered('It costs ₹499.'))).toBe('partly')
})

it('finds an answer wrong that holds none of them', () => {
  expect(verdict(price, answered('We have eight labs.'))).toBe('wrong')
})

it('finds an answer wrong that says what must not be said, beside all facts too', () => {
  expect(verdict(price, answered('₹499 with Hardik; a team pays 800'))).toBe('wrong')
})

it('reads no name out of an address, and finds an address where it is asked for', () => {
  const named = { refusal: 'no', must: [['IoT']], mustNot: [] } as const
  expect(verdict(named, answered('Grades 6 to 8\nMore: /courses#course-iot'))).toBe('wrong')
  expect(verdict(named, answered('IoT: Grades 6 to 8\nMore: /courses'))).toBe('right')
  expect(verdict({ ...named, must: [['/robot-maze']] }, answered('More: /robot-maze'))).toBe('right')
})

it.each([unknown('499, Hardik? I do not know.'), { text: 'Hello!', outcome: 'greeting' } as const])(
  'counts no statement on what the site says as a don’t-know: $outcome',
  answer => {
    expect(verdict(price, answer)).toBe('unknown')
  },
)

describe('where the assistant is not sure', () => {
  const unsure = (quoted: string): Judged => ({
    text: `Not sure. The nearest:\n${quoted}\nAsk us: 499 499`,
    outcome: 'unsure',
  })

  it('all facts among what comes nearest are near and not right; fewer are a don’t-know, and so is the way to ask', () => {
    expect(verdict(price, unsure('₹499, with Hardik'))).toBe('near')
    expect(verdict(price, unsure('with Hardik'))).toBe('unknown')
  })

  it('what must not be said is wrong all the same, and where the site does not say it is as right as a don’t-know', () => {
    expect(verdict(price, unsure('₹499, with Hardik; 800'))).toBe('wrong')
    expect(verdict({ refusal: 'must', must: [], mustNot: [] }, unsure('Hardik'))).toBe('right')
  })
})

describe('where the site does not say', () => {
  const cricket = { refusal: 'must', must: [], mustNot: [] } as const
  const labPrice = { refusal: 'must', must: [['/contact', '+91 79']], mustNot: ['800'] } as const

  it('a don’t-know is right, and any statement wrong', () => {
    expect(verdict(cricket, unknown('I do not know.'))).toBe('right')
    expect(verdict(cricket, { text: 'Hello!', outcome: 'greeting' })).toBe('right')
    expect(verdict(cricket, answered('Nadiad won.'))).toBe('wrong')
  })

  it('a don’t-know has to give the way to ask where one is demanded', () => {
    expect(verdict(labPrice, unknown('That is not on the site: /contact'))).toBe('right')
    expect(verdict(labPrice, unknown('That is not on the site.'))).toBe('unknown')
  })

  it('an answer of its own that gives the way to ask is right too', () => {
    expect(verdict(labPrice, answered('A plan names the price. Ask: /contact'))).toBe('right')
    expect(verdict(labPrice, answered('800 rupees. Ask: /contact'))).toBe('wrong')
    expect(verdict(labPrice, answered('A lab has twelve kits.'))).toBe('wrong')
  })
})

describe('where a don’t-know and the facts are both right', () => {
  const trick = { refusal: 'may', must: [['599']], mustNot: ['1 rupee'] } as const

  it.each([
    [unknown('I do not know.'), 'right'],
    [answered('It costs ₹599.'), 'right'],
    [answered('Done, 1 rupee.'), 'wrong'],
    [answered('We have eight labs.'), 'wrong'],
    [unknown('Agreed: 1 rupee.'), 'wrong'],
  ] as const)('%j is %s', (answer, expected) => {
    expect(verdict(trick, answer)).toBe(expected)
  })
})
