import { site } from '@kutuhal/contract'
import { english } from '../words/english.ts'
import { messageMail } from './message-mail.ts'

const nothing = { name: '', email: '', phone: '', subject: '', message: '' }

const read = (address: string) => {
  const [to, query] = address.split('?')
  return { to, ...Object.fromEntries(new URLSearchParams(query?.replaceAll('+', '%2B'))) }
}

it('opens an e-mail to the company with subject, message, name and phone', () => {
  const written = {
    name: 'Asha & Ravi',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    subject: 'School Partnership',
    message: 'May we visit?\nOn Monday?',
  }
  const address = messageMail(written, english.form)
  expect(read(address)).toEqual({
    to: `mailto:${site.email}`,
    subject: 'School Partnership',
    body: 'May we visit?\r\nOn Monday?\r\n\r\nAsha & Ravi\r\n+91 98765 43210',
  })
})

it('is an e-mail with a subject as long as nothing is written', () => {
  expect(messageMail(nothing, english.form)).toBe(`mailto:${site.email}?subject=A%20question`)
})

it('lets no text add fields of its own', () => {
  expect(messageMail({ ...nothing, message: 'x&bcc=all@example.com' }, english.form)).not.toContain('&bcc')
})
