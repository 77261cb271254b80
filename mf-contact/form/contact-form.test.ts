import {
  contactFormReducer,
  emptyForm,
  subjects,
  valuesOf,
  wrongFields,
  type ContactForm,
  type Field,
} from './contact-form.ts'

function fill(values: Partial<Record<Field, string>>, form: ContactForm = emptyForm): ContactForm {
  return Object.entries(values).reduce<ContactForm>(
    (filled, [field, value]) =>
      contactFormReducer(filled, { type: 'fieldChanged', field: field as Field, value }),
    form,
  )
}

const submit = (form: ContactForm) => contactFormReducer(form, { type: 'submitted' })
const complete = { name: 'Asha', email: 'asha@example.com', message: 'May we visit?' }

it('starts empty', () => {
  expect(emptyForm).toEqual({
    status: 'editing',
    values: { name: '', email: '', phone: '', subject: '', message: '' },
  })
})

it('offers the subjects of the specification', () => {
  expect(subjects).toEqual(['Program Inquiry', 'Registration', 'School Partnership', 'Support', 'Other'])
})

it('sends with name, email and message alone, and then all fields are empty', () => {
  const sent = submit(fill(complete))
  expect(sent).toEqual({
    status: 'sent',
    written: { ...complete, phone: '', subject: '' },
  })
  expect(Object.values(valuesOf(sent)).join('')).toBe('')
})

it('rejects an empty form, names the required fields in order and nothing else', () => {
  const form = submit(emptyForm)
  expect(form.status).toBe('rejected')
  expect(wrongFields(form)).toEqual(['name', 'email', 'message'])
})

it.each(['name', 'email', 'message'] as const)('rejects a form that lacks the %s', field => {
  expect(wrongFields(submit(fill({ ...complete, [field]: '' })))).toEqual([field])
})

it.each(['name', 'email', 'message'] as const)('takes blanks in the %s for nothing', field => {
  expect(wrongFields(submit(fill({ ...complete, [field]: ' \n\t\u200b\u00a0' })))).toEqual([field])
})

it('takes an e-mail address that is none for nothing', () => {
  expect(wrongFields(submit(fill({ ...complete, email: 'asha(at)example.com' })))).toEqual(['email'])
})

it.each(['asha@विद्यालय.भारत', 'info@münchen.de', '\u2068asha@example.com\u2069\u00a0'])(
  'takes %j as an address, and keeps it as it was typed',
  email => {
    expect(submit(fill({ ...complete, email }))).toMatchObject({ status: 'sent', written: { email } })
  },
)

it('keeps what was typed when it rejects', () => {
  const form = submit(fill({ name: 'Asha', phone: '98765', subject: 'Support' }))
  expect(valuesOf(form)).toMatchObject({ name: 'Asha', phone: '98765', subject: 'Support' })
})

it('clears the mark of a field as soon as something is typed, and the message with the last mark', () => {
  const rejected = submit(emptyForm)
  const named = fill({ name: 'A' }, rejected)
  expect(wrongFields(named)).toEqual(['email', 'message'])
  expect(named.status).toBe('rejected')
  expect(fill({ email: 'a', message: 'b' }, named).status).toBe('editing')
})

it('keeps the marks when an optional field changes', () => {
  expect(wrongFields(fill({ phone: '1' }, submit(emptyForm)))).toEqual(['name', 'email', 'message'])
})

it('marks a field again that is still wrong at the next try', () => {
  const second = submit(fill({ email: 'asha' }, submit(fill({ ...complete, email: '' }))))
  expect(wrongFields(second)).toEqual(['email'])
})

it('takes the next message after one was sent', () => {
  const next = fill({ name: 'Ravi' }, submit(fill(complete)))
  expect(next).toMatchObject({ status: 'editing', values: { name: 'Ravi', email: '', message: '' } })
})

it('does not send the same message twice', () => {
  expect(submit(submit(fill(complete))).status).toBe('rejected')
})
