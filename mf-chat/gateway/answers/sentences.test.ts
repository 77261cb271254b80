import { exampleDocuments } from './fixtures/example-documents.ts'
import { createKnowledgeBase } from './knowledge.ts'
import { readNamedTexts } from './word-lists.ts'

/** What stands in a sentence for each of its {names}, about as long as on the site. */
const values: Readonly<Record<string, string>> = {
  phone: '+91 79 0000 0000',
  email: 'hello@kutuhal.example',
  title: 'AR-Link: Drawings That Step Out of the Page',
  rhythm: '10 Saturdays, 75 minutes, at most 15',
  place: '4th Floor, Neelkanth Chambers, Law Garden Road, Ellisbridge, Ahmedabad 380006, Gujarat',
  labs: 'AI Smart Lab, Robotics Lab, 3D Printer Lab, Drone Lab, Science Circle, Maths Circle, Physics Lab',
}
/** Characters that fill four lines of a message on a phone that is 360 pixels wide, measured in Chromium. */
const FOUR_LINES = 144

const sentences = readNamedTexts('sentences').map(([name, text]) => {
  const [, of = '', language = 'en'] = /^(.*?)(?: (en|hi|gu|hi-Latn|gu-Latn))?$/.exec(name) ?? []
  return {
    name,
    of,
    language,
    text,
    said: text.replace(/\{(\w+)\}/g, (_, each: string) => values[each] ?? '12'),
  }
})

it('says each fact in at most four lines of a phone, in every language', () => {
  expect(sentences.length).toBeGreaterThan(300)
  expect(sentences.filter(({ said }) => said.length > FOUR_LINES).map(({ name }) => name)).toEqual([])
})

it('says the same numbers in every language', () => {
  const digits = (text: string) => (text.match(/\d{2,}/g) ?? []).sort().join()
  const english = new Map(
    sentences.flatMap(({ of, language, text }) => (language === 'en' ? [[of, text]] : [])),
  )
  const others = sentences.filter(({ of, text }) => digits(text) !== digits(english.get(of) ?? text))
  expect(others.map(({ name }) => name)).toEqual([])
})

it('has no English words in Hindi and Gujarati but names', () => {
  const NAMES =
    /AI Smart Lab|Python|Google|Gemini|Kutuhal Learning Private Limited|JNV|Kendriya Vidyalaya|IoT|USB/g
  const withEnglish = sentences.filter(
    ({ language, text }) =>
      (language === 'hi' || language === 'gu') &&
      /[a-z]/i.test(text.replace(/\{\w+\}/g, '').replace(NAMES, '')),
  )
  expect(withEnglish.map(({ name }) => name)).toEqual([])
})

it.each([
  'what does iot cost, who teaches it and for which class',
  'fee and teacher of all courses',
  'ब्लॉकज़ी का अगला बैच कब है और कौन पढ़ाता है',
  'IoT की फीस कितनी है और रिफंड कैसे मिलेगा',
  'blockzie kis umar ke liye hai aur kya chahiye',
  'IoT ની ફી કેટલી છે અને કોણ ભણાવે છે',
  'iot ni fee ketli chhe ane kon bhanave chhe',
])('answers both parts of a question in four lines of a phone: %s', question => {
  const { kind, lines } = createKnowledgeBase(exampleDocuments).answer(question).answer
  expect(kind).toBe('answer')
  expect(lines.reduce((sum, line) => sum + Math.ceil(line.length / (FOUR_LINES / 4)), 0)).toBeLessThanOrEqual(
    4,
  )
})
