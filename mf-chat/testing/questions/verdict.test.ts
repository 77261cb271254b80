import type { Answer } from '../../conversation/answer.ts'
import { containsWording, judgeAnswer, type JudgedAnswer } from './verdict.ts'

const of = (kind: Answer['kind'], text: string, results: Answer['results'] = []): JudgedAnswer => ({
  text,
  answer: { kind, lines: [text], pages: [], results },
})
const answered = (text: string) => of('answer', text)
const unknown = (text: string) => of('unknown', text)
const results = (text: string) =>
  of('results', `Pages:\n${text}\nAsk: 499`, [{ address: '/a', title: 'A', text }])
const price = { refusal: 'no', must: [['499'], ['Hardik', 'हार्दिक']], mustNot: ['800'] } as const
const cricket = { refusal: 'must', must: [], mustNot: [] } as const
const labPrice = { refusal: 'must', must: [['/contact', '+91 79']], mustNot: ['800'] } as const
const trick = { refusal: 'may', must: [['599']], mustNot: ['1 rupee'] } as const
const named = { refusal: 'no', must: [['IoT']], mustNot: [] } as const

it.each([
  ['all facts, each in one of its wordings', price, answered('₹499, with हार्दिक परमार'), 'right'],
  ['some of the facts', price, answered('It costs ₹499.'), 'partly'],
  ['none of them', price, answered('We have eight labs.'), 'wrong'],
  ['what must not be said, beside all facts', price, answered('₹499 with Hardik; a team pays 800'), 'wrong'],
  ['a name in an address only', named, answered('Grades 6 to 8\nMore: /courses#course-iot'), 'wrong'],
  [
    'an address where it is asked for',
    { ...named, must: [['/robot-maze']] },
    answered('More: /robot-maze'),
    'right',
  ],
  ['a don’t-know where the site does say', price, unknown('499, Hardik? I do not know.'), 'unknown'],
  ['a greeting', price, of('greeting', 'Hello! 499 Hardik'), 'unknown'],
  ['all facts among the results', price, results('₹499, with Hardik'), 'shown'],
  ['facts in the way to ask only', price, results('with Hardik'), 'unknown'],
  ['what must not be said among the results', price, results('₹499, with Hardik; 800'), 'unknown'],
  ['results where the site does not say', cricket, results('Hardik'), 'right'],
  ['a don’t-know where the site does not say', cricket, unknown('I do not know.'), 'right'],
  ['a statement where the site does not say', cricket, answered('Nadiad won.'), 'wrong'],
  ['the way to ask where one is demanded', labPrice, unknown('That is not on the site: /contact'), 'right'],
  ['no way to ask where one is demanded', labPrice, unknown('That is not on the site.'), 'unknown'],
  ['a don’t-know where the facts would do too', trick, unknown('I do not know.'), 'right'],
  ['the facts where a don’t-know would do too', trick, answered('It costs ₹599.'), 'right'],
  ['a promise', trick, answered('Done, 1 rupee.'), 'wrong'],
] as const)('judges %s', (_what, question, given, expected) => {
  expect(judgeAnswer(question, given)).toBe(expected)
})

it.each([
  ['It costs ₹499.', '499'],
  ['A grant of $250,000 in all', '250000'],
  ['2,50,000 rupees', '250,000'],
  ['Call +917900000000', '+91 79 0000 0000'],
  ['Open 9:00 AM–8:00 PM', '9:00am-8:00pm'],
  ['९:०० से ८:०० तक', '9:00'],
  ['ફી ૪૯૯ રૂપિયા છે', '499'],
  ['Refunds within 14 days', 'refund'],
  ['We don’t', "don't"],
  ['शनिवार को बंद', 'बंद'],
  ['More: /contact#faq', '/contact'],
])('“%s” holds “%s”', (text, wording) => {
  expect(containsWording(text, wording)).toBe(true)
})

it.each([
  ['It costs ₹599.', '99'],
  ['Rated 4.8', '8'],
  ['Rated 4.8', '4'],
  ['a $250,000 grant', '50,000'],
  ['it is warm', 'arm'],
  ['you know', 'no'],
  ['axb', 'a.b'],
])('“%s” does not hold “%s”', (text, wording) => {
  expect(containsWording(text, wording)).toBe(false)
})
