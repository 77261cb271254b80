import { MAX_TEXT_LENGTH, sanitizeText } from './readable-text.ts'

it.each([
  ['a sentence with a rupee sign, quotes and an address', '“Blockzie” costs ₹599.\nMore: /courses/blockzie'],
  ['Hindi, with joiners inside its words', 'क्‍षमा करें, शक्‍ति और पक्‌का'],
  ['Gujarati, with joiners inside its words', 'શક્‍તિ અને ક્‌ષ'],
  ['Tamil and Malayalam', 'தமிழ் ക്‍ഷ'],
  ['Urdu, with a non-joiner', 'می‌خواہم'],
  ['a family, in one emoji', 'Bring them: 👨‍👩‍👧‍👦'],
  ['emoji with a skin, a sex, a colour, a text form', '🧑🏽‍💻 🏃‍♀️ ❤️ ☎︎'],
  ['flags', '🇮🇳 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['the key of a phone', 'Press 1️⃣ or #️⃣.'],
  ['accents, composed or not', 'Café Cafe\u0301'],
  ['a blank line', 'One\n\nTwo'],
  ['HTML', '<b>&amp;</b>'],
])('leaves %s as it is', (_what, text) => {
  expect(sanitizeText(text)).toBe(text)
})

it.each([
  ['an override of direction', 'Pay \u202e995\u202c rupees', 'Pay 995 rupees'],
  ['isolates and marks', '\u2066a\u2069\u200eb\u200f\u061cc', 'abc'],
  ['zero-width spaces and word joiners', 'fr\u200bee\u2060\ufeff', 'free'],
  ['soft hyphens', 'no\u00adthing', 'nothing'],
  ['letters written in tags', 'Hi\u{e0049}\u{e0067}\u{e006e}\u{e007f}', 'Hi'],
  [
    'tags behind a flag that spell too much',
    '🏴\u{e0061}\u{e0062}\u{e0063}\u{e0064}\u{e0065}\u{e0066}\u{e0067}\u{e0068}\u{e007f}',
    '🏴',
  ],
  ['bytes written in variation selectors', 'Hi\u{e0100}\u{e01ef}\ufe00\ufe0f', 'Hi'],
  ['joiners between letters that do not join', 'a\u200db\u200cc', 'abc'],
  ['more joiners than one', 'क्\u200d\u200d\u200dष', 'क्\u200dष'],
  ['joiners behind the last emoji', '😀\u200d\u200d', '😀'],
  ['fillers', 'a\u3164\u115f\u1160\uffa0\u034f\u180eb', 'ab'],
  ['controls', 'a\u0000\u0007\u001b[31mb\u009f', 'a[31mb'],
  ['halves of characters', 'a\ud800b\udc00c', 'abc'],
  ['notes between the lines', 'a\ufff9b\ufffac\ufffb', 'abc'],
])('takes out %s', (_what, text, expected) => {
  expect(sanitizeText(text)).toBe(expected)
})

it('ends every line the same way', () => {
  expect(sanitizeText('1\r\n2\r3\u20284\u20295\u00856\v7')).toBe('1\n2\n3\n4\n5\n6\n7')
})

it('draws blank space together', () => {
  expect(sanitizeText(` a${' '.repeat(500)}b\u00a0\u3000\tc \n\n\n \n\n d `)).toBe('a b c\n\nd')
})

it('ends after 8000 characters, never in the middle of one', () => {
  const text = sanitizeText('😀'.repeat(MAX_TEXT_LENGTH))
  expect(text).toHaveLength(MAX_TEXT_LENGTH - 1)
  expect(text).toMatch(/^(?:😀)+…$/u)
})

it('reads a megabyte of anything in a moment', () => {
  const start = performance.now()
  for (const piece of [
    'a',
    ' ',
    '\n',
    '\u200b',
    '\u0301',
    ' \n',
    '😀\u200d',
    '/',
    '1\ufe0f',
    'क्\u200d',
    '🏴\u{e0061}',
  ])
    sanitizeText(piece.repeat(1_000_000 / piece.length))
  expect(performance.now() - start).toBeLessThan(2_000)
})

it('makes nothing of its own work', () => {
  for (const text of [
    'a'.repeat(MAX_TEXT_LENGTH + 5),
    ' a \u200b\n\n\n\nb',
    'क्\u200d\u200dष',
    '😀\u200d\u200d😀',
  ])
    expect(sanitizeText(sanitizeText(text))).toBe(sanitizeText(text))
})
