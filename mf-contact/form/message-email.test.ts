import { site } from '@kutuhal/contract'
import { english } from '../messages/english.ts'
import { hindi } from '../messages/hindi.ts'
import { createMessageEmail, type MessageEmail } from './message-email.ts'

const nothing = { name: '', email: '', phone: '', subject: '', message: '' }

const read = ({ href }: MessageEmail) => {
  const [to, query] = href.split('?')
  const { subject, body } = Object.fromEntries(new URLSearchParams(query?.replaceAll('+', '%2B')))
  return { to, subject, body }
}

it('opens an e-mail to the company with subject, message, name and phone', () => {
  const written = {
    name: 'Asha & Ravi',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    subject: 'school-partnership',
    message: 'May we visit?\nOn Monday?',
  }
  const address = createMessageEmail(written, english.form)
  expect(read(address)).toEqual({
    to: `mailto:${site.email}`,
    subject: 'School Partnership',
    body: 'May we visit?\r\nOn Monday?\r\n\r\nAsha & Ravi\r\n+91 98765 43210',
  })
})

it('is an e-mail with a subject as long as nothing is written', () => {
  expect(createMessageEmail(nothing, english.form).href).toBe(`mailto:${site.email}?subject=A%20question`)
})

it('lets no text add fields of its own', () => {
  expect(
    createMessageEmail({ ...nothing, message: 'x&bcc=all@example.com' }, english.form).href,
  ).not.toContain('&bcc')
})

it.each([
  ['English', 'We would like to know what a robotics lab costs. '.repeat(40)],
  ['Hindi', 'हमारे विद्यालय में रोबोटिक्स लैब कब शुरू हो सकती है? '.repeat(6)],
  ['emoji', '👩🏽‍🔬🤖'.repeat(60)],
  ['line ends', `x${'\n'.repeat(400)}x`],
  ['half characters', '\ud83e'.repeat(300)],
])('leaves a message in %s that is too long for a link to be copied, every character of it', (_, message) => {
  for (const words of [english.form, hindi.form])
    for (const written of [
      { ...nothing, subject: 'program-inquiry', message },
      { ...nothing, name: message },
      { ...nothing, phone: message },
    ]) {
      const { href, text, isWhole } = createMessageEmail(written, words)
      expect(isWhole).toBe(false)
      expect(href.length).toBeLessThan(2000)
      expect(href).not.toContain('body=')
      expect(text).toBe(message.trim())
    }
})

it('makes a link of every length up to the limit, and none beyond', () => {
  for (let length = 1500; length < 2500; length++) {
    const { href, isWhole } = createMessageEmail({ ...nothing, message: 'x'.repeat(length) }, english.form)
    expect(href.length).toBeLessThan(2000)
    expect(isWhole).toBe(length <= 1999 - `mailto:${site.email}?subject=A%20question&body=`.length)
  }
})

it('survives half a character, which some keyboards type for a moment', () => {
  expect(read(createMessageEmail({ ...nothing, message: 'A robot \ud83e' }, english.form)).body).toBe(
    'A robot \ufffd',
  )
})
