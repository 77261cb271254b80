import { inEnglish } from './glossary.ts'

it.each([
  ['बाढ़', 'flood'],
  ['chashme', 'spectacles'],
  ['પૂર', 'flood'],
  ['चश्मे', 'spectacles'],
  ['ઓરડાની', 'room'],
])('knows what %s is in English', (word, english) => {
  expect(inEnglish(word)).toContain(english)
})

it('has nothing for what is no word of Hindi or Gujarati', () => {
  expect(inEnglish('quadcopter')).toEqual([])
})
