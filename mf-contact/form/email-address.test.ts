import { isEmailAddress } from './email-address.ts'

it.each([
  'asha@example.com',
  ' asha@example.com ',
  'a.b+lab@school.edu.in',
  'asha@localhost',
  "o'neil@x-y.example",
])('accepts "%s"', text => {
  expect(isEmailAddress(text)).toBe(true)
})

it.each([
  '',
  ' ',
  'asha',
  'asha@',
  '@example.com',
  'asha@example..com',
  'asha@-example.com',
  'asha@example-.com',
  'asha @example.com',
  'asha@example.com, ravi@example.com',
  `asha@${'a'.repeat(64)}.com`,
])('refuses "%s"', text => {
  expect(isEmailAddress(text)).toBe(false)
})
