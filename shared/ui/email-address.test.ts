import { isEmailAddress } from './email-address.ts'

it.each([
  'asha@example.com',
  ' asha@example.com ',
  'a.b+lab@school.edu.in',
  'asha@localhost',
  'asha@192.168.0.1',
  "o'neil@x-y.example",
  'ASHA@EXAMPLE.COM',
])('accepts "%s"', text => {
  expect(isEmailAddress(text)).toBe(true)
})

it.each([
  'asha@विद्यालय.भारत',
  'asha@xn--i1b9a7a7a1h8a.xn--h2brj9c',
  'info@münchen.de',
  'info@xn--mnchen-3ya.de',
  'info@MÜNCHEN.de',
  'info@mu\u0308nchen.de',
  'asha@શાળા.ભારત',
  'asha@例え。テスト',
  'आशा@विद्यालय.भारत',
  'josé.pérez@example.com',
])('accepts letters of any script: "%s"', text => {
  expect(isEmailAddress(text)).toBe(true)
})

it.each([
  '\u200basha@example.com',
  'asha@example.com\u200b',
  'asha@\u200bexample.com',
  'as\u00adha@exam\u00adple.com',
  '\ufeffasha@example.com',
  '\u2068asha@example.com\u2069',
  '\u202aasha@example.com\u202c',
  '\u200easha@example.com\u200f',
  '\u00a0asha@example.com\u00a0',
  '\u200b\u00a0asha@example.com\u00a0\u200b',
  'asha\u2060@विद्या\u200dलय.भारत',
  'asha@example.com\u0000',
])('does not mind what nobody sees: %j', text => {
  expect(isEmailAddress(text)).toBe(true)
})

it.each([
  '',
  ' ',
  '\u200b',
  'asha',
  'asha@',
  'asha@\u200b',
  '@example.com',
  '@विद्यालय.भारत',
  'asha@example..com',
  'asha@-example.com',
  'asha@example-.com',
  'asha @example.com',
  'asha\u00a0@example.com',
  'asha@exam\u00a0ple.com',
  'asha@example.com, ravi@example.com',
  'asha@विद्यालय@भारत',
  'asha@विद्यालय..भारत',
  'asha@विद्यालय.भारत.',
  'asha@münchen.de/path',
  'asha@münchen.de:80',
  'asha@mün%63hen.de',
  'asha@mün chen.de',
  'asha@mün\tchen.de',
  '“asha”@example.com',
  `asha@${'a'.repeat(64)}.com`,
  `asha@${'विद्यालय'.repeat(8)}.भारत`,
])('refuses %j', text => {
  expect(isEmailAddress(text)).toBe(false)
})
