import { postsWithText } from '../../features/blog/posts.data.ts'
import { articlesWithText } from '../../features/news/articles.data.ts'
import { foldQuery, foldText, htmlToText } from './fold-text.ts'

const isFoundBy = (typeset: string, typed: string) => foldText(typeset).includes(foldQuery(typed))

it.each([
  // Typographic quotes and primes match plain ones.
  ['only the tester may say “it works”', '"it works"'],
  ['“Ma’am, this is not a bottle?”', "ma'am"],
  ['„so“ und «ainsi» and ‘thus’', '"so" und "ainsi" and \'thus\''],
  ['a desk 5′ 6″ wide', '5\' 6"'],
  ["what's new", 'what’s'],
  // Dashes, minus and ellipsis match what a keyboard types.
  ['a chance of 1 − 0.2 × 0.2', '1 - 0.2 x 0.2'],
  ['7–13 days', '7-13'],
  ['a robot — plain and finished', 'robot - plain'],
  ['a robot—plain', 'robot--plain'],
  ['a non‑breaking hyphen', 'non-breaking'],
  ['“if … else if” is', 'if ... else'],
  ['wait…', 'wait...'],
  // Mathematical and other signs match letters.
  ['0.8 × 0.8 × 0.8, about', '0.8 x 0.8'],
  ['0.8 × 0.8', '0.8 * 0.8'],
  ['a grid of 5×5', '5x5'],
  ['a grid of 5 × 5', '5x5'],
  ['a grid of 5x5', '5 × 5'],
  ['6 ÷ 2', '6 / 2'],
  ['12 m² of floor', '12 m2'],
  ['x² + 1', 'x^2'],
  ['½ of them', '1/2'],
  ['2½ hours', '2 1/2'],
  ['about ₹2.2 crore', 'Rs 2.2'],
  ['cost ₹610', 'Rs. 610'],
  ['cost ₹610', 'rs610'],
  ['cost ₹ 610', '₹610'],
  ['cost Rs 610', '₹610'],
  ['the ₹ sign', 'rs'],
  ['39.4\u00a0°C inside', '39.4 °C'],
  ['39.4\u00a0°C inside', '39.4 C'],
  ['39.4\u202f°C inside', '39.4 degrees C'],
  ['39.4 ℃ inside', '39.4 C'],
  ['sensor → motor', 'sensor -> motor'],
  ['x ≤ 4', 'x <= 4'],
  ['bamboo mat 8\u00a0cm above', '8 cm above'],
  ['10\u2009000 students', '10 000'],
  ['№ 5 ™', 'no 5 tm'],
  // Letters match with and without accents, in every encoding of the accents.
  ['Café Élan', 'cafe elan'],
  ['cafe', 'CAFÉ'],
  ['Cafe\u0301', 'caf\u00e9'],
  ['S\u0303o Łódź, Straße', 'so lodz, strasse'],
  ['the ﬁrst', 'first'],
  // Devanagari and Gujarati letters match with and without dots.
  ['फ़ोन और ज़रूरी', 'फोन और जरूरी'],
  ['\u095eोन', '\u092b\u093cोन'],
  ['पढ़ाई', 'पढाई'],
  ['कक्षा ५ से ८', 'कक्षा 5 से 8'],
  ['Class 5', 'class ५'],
  ['ધોરણ ૧૦', 'ધોરણ 10'],
  ['शक्\u200dति', 'शक्ति'],
  ['शक्ति', 'शक्\u200cति'],
  ['हिन्दी में', 'हिन्दी'],
  // Full-width letters match plain ones.
  ['Ｒｏｂｏｔ　５', 'robot 5'],
  ['robot', 'ＲＯＢＯＴ'],
  // Invisible characters do not matter.
  ['tester', 'tes\u200bter'],
  ['tester', '\u200etester\u200f\ufeff'],
  ['tes\u00adter', 'tester'],
  ['tester', '\u00a0tester \u2060'],
])('%j is found by %j', (typeset, typed) => {
  expect(isFoundBy(typeset, typed)).toBe(true)
})

it.each([
  ['only the tester may say “it works”', "'it works'"],
  ['a chance of 1 − 0.2', '1 + 0.2'],
  ['कमल', 'कमला'],
  ['काम', 'कम'],
  ['teachers. 100', 'rs 1000'],
])('%j is not found by %j', (typeset, typed) => {
  expect(isFoundBy(typeset, typed)).toBe(false)
})

it.each(['', ' ', '\u00a0', '\u200b', ' \u00ad '])('takes %j for no query', typed => {
  expect(foldQuery(typed)).toBe('')
})

it('finds every part of what is written today', () => {
  const bodies = [...articlesWithText, ...postsWithText].map(({ body }) => body)
  expect(bodies.length).toBeGreaterThan(postsWithText.length)
  for (const text of bodies.map(htmlToText)) {
    const folded = foldText(text)
    for (let at = 0; at < text.length; at += 5) {
      const part = text.slice(at, at + 1 + (at % 23))
      expect([part, folded.includes(foldQuery(part))]).toEqual([part, true])
    }
  }
})
