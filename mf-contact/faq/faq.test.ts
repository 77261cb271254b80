import { english } from '../messages/english.ts'

const { entries } = english.faq

it('answers four questions', () => {
  expect(entries).toHaveLength(4)
})

it('states the cancellation policy and the rule on payment', () => {
  const answers = entries.map(({ answer }) => answer).join(' ')
  expect(answers).toMatch(/14 or more days before .* full refund/)
  expect(answers).toMatch(/7 to 13 days before, .* 50 percent/)
  expect(answers).toMatch(/Fewer than 7 days .* no refund/)
  expect(answers).toContain('Full payment is required to secure a spot.')
})
