import { english } from '../messages/english.ts'
import { findEmailError } from './field-errors.ts'

const sentence = (address: string): string | undefined => {
  const fault = findEmailError(address)
  return fault && english.form.emailFaults[fault]
}

it.each([
  ['', /so that we can answer/],
  ['  ', /so that we can answer/],
  ['asha', /has no @/],
  ['asha(at)example.com', /has no @/],
  ['asha @example.com', /a space/],
  ['asha@example.com, ravi@example.com', /one address only/],
  ['asha@home@example.com', /one address only/],
  ['@example.com', /before the @/],
  ['asha@', /after the @ is missing/],
  ['asha@example..com', /a dot too many/],
  ['asha@example.com.', /a dot too many/],
  ['asha@.com', /a dot too many/],
  ['asha@-example.com', /not allowed/],
  ['asha@example_school.com', /not allowed/],
  ['asha\u00a0@example.com', /a space/],
  ['\u200b', /so that we can answer/],
])('says of "%s" what is wrong with it', (address, words) => {
  expect(sentence(address)).toMatch(words)
})

it.each([
  'asha@example.com',
  ' asha@example.com ',
  'a.b+lab@school.edu.in',
  'asha@विद्यालय.भारत',
  '\u200basha@example.com',
])('finds nothing wrong with "%s"', address => {
  expect(findEmailError(address)).toBeUndefined()
})
