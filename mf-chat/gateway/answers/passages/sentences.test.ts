import { sentencesOf, shortened } from './sentences.ts'

it('takes a text apart at full stops and line breaks', () => {
  expect(sentencesOf('One. Two!\n\n Three\nfour ')).toEqual(['One.', 'Two!', 'Three', 'four'])
})

it('knows that some full stops end no sentence', () => {
  expect(sentencesOf('Dr. Mehta paid Rs. 599 to Hetal M. Shah at 9.30 a.m. sharp. She smiled.')).toEqual([
    'Dr. Mehta paid Rs. 599 to Hetal M. Shah at 9.30 a.m. sharp.',
    'She smiled.',
  ])
})

it('cuts a long text between words', () => {
  expect(shortened('Robots need patience', 12)).toBe('Robots…')
  expect(shortened('Robots', 6)).toBe('Robots')
})
