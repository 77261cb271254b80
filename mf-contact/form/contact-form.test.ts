import { english } from '../messages/english.ts'
import {
  contactFormReducer,
  emptyForm,
  emptyFieldValues,
  subjectIds,
  getInvalidFields,
  type ContactFormState,
  type Draft,
  type FieldName,
  type FieldValues,
} from './contact-form.ts'

function fill(
  values: Partial<Record<FieldName, string>>,
  form: ContactFormState = emptyForm,
): ContactFormState {
  return Object.entries(values).reduce<ContactFormState>(
    (filled, [field, value]) =>
      contactFormReducer(filled, { type: 'fieldChanged', field: field as FieldName, value }),
    form,
  )
}

const submit = (form: ContactFormState) => contactFormReducer(form, { type: 'submitted' })
const complete = { name: 'Asha', email: 'asha@example.com', message: 'May we visit?' }

it('starts empty', () => {
  expect(emptyForm).toEqual({
    status: 'editing',
    values: { name: '', email: '', phone: '', subject: '', message: '' },
  })
})

it('offers the subjects of the specification', () => {
  expect(subjectIds.map(id => english.form.subjects[id])).toEqual([
    'Program Inquiry',
    'Registration',
    'School Partnership',
    'Support',
    'Other',
  ])
})

it('sends with name, email and message alone, and then all fields are empty', () => {
  const sent = submit(fill(complete))
  expect(sent).toEqual({
    status: 'sent',
    values: emptyFieldValues,
    written: { ...complete, phone: '', subject: '' },
  })
})

it('rejects an empty form, names the required fields in order and nothing else', () => {
  const form = submit(emptyForm)
  expect(form.status).toBe('rejected')
  expect(getInvalidFields(form)).toEqual(['name', 'email', 'message'])
})

it.each(['name', 'email', 'message'] as const)('rejects a form that lacks the %s', field => {
  expect(getInvalidFields(submit(fill({ ...complete, [field]: '' })))).toEqual([field])
})

it.each(['name', 'email', 'message'] as const)('takes blanks in the %s for nothing', field => {
  expect(getInvalidFields(submit(fill({ ...complete, [field]: ' \n\t\u200b\u00a0' })))).toEqual([field])
})

it('takes an e-mail address that is none for nothing', () => {
  expect(getInvalidFields(submit(fill({ ...complete, email: 'asha(at)example.com' })))).toEqual(['email'])
})

it.each(['asha@विद्यालय.भारत', 'info@münchen.de', '\u2068asha@example.com\u2069\u00a0'])(
  'takes %j as an address, and keeps it as it was typed',
  email => {
    expect(submit(fill({ ...complete, email }))).toMatchObject({ status: 'sent', written: { email } })
  },
)

it('keeps what was typed when it rejects', () => {
  const form = submit(fill({ name: 'Asha', phone: '98765', subject: 'support' }))
  expect(form.values).toMatchObject({ name: 'Asha', phone: '98765', subject: 'support' })
})

it('clears the mark of a field as soon as something is typed, and the message with the last mark', () => {
  const rejected = submit(emptyForm)
  const named = fill({ name: 'A' }, rejected)
  expect(getInvalidFields(named)).toEqual(['email', 'message'])
  expect(named.status).toBe('rejected')
  expect(fill({ email: 'a', message: 'b' }, named).status).toBe('editing')
})

it('keeps the marks when an optional field changes', () => {
  expect(getInvalidFields(fill({ phone: '1' }, submit(emptyForm)))).toEqual(['name', 'email', 'message'])
})

it('marks a field again that is still wrong at the next try', () => {
  const second = submit(fill({ email: 'asha' }, submit(fill({ ...complete, email: '' }))))
  expect(getInvalidFields(second)).toEqual(['email'])
})

it('takes the next message after one was sent', () => {
  const next = fill({ name: 'Ravi' }, submit(fill(complete)))
  expect(next).toMatchObject({ status: 'editing', values: { name: 'Ravi', email: '', message: '' } })
})

it('does not send the same message twice', () => {
  expect(submit(submit(fill(complete))).status).toBe('rejected')
})

it('still has the last message while the next one is written, and when the button is pressed twice', () => {
  const sent = submit(fill(complete))
  expect(fill({ name: 'Ravi' }, sent).written).toMatchObject(complete)
  expect(submit(sent).written).toMatchObject(complete)
})

describe('when a draft comes back', () => {
  const recall = (form: ContactFormState, draft: Draft) =>
    contactFormReducer(form, { type: 'draftRecalled', draft })
  const find = (form: ContactFormState, found: Partial<FieldValues>) =>
    contactFormReducer(form, { type: 'textFound', found })
  const kept = recall(emptyForm, { values: { ...emptyFieldValues, name: 'Asha', message: 'Newer' } })

  it('takes the place of what a page held that was left before, and empties what was sent since', () => {
    expect(recall(fill({ ...complete, phone: '1' }), kept).values).toEqual(kept.values)
    expect(recall(fill(complete), { values: emptyFieldValues }).values).toEqual(emptyFieldValues)
  })

  it('leaves the message in place that this page has sent', () => {
    expect(recall(submit(fill(complete)), kept)).toMatchObject({ values: kept.values, written: complete })
  })

  it('is completed by what was typed before it was there', () => {
    expect(find(kept, { name: 'Ravi', phone: '1' }).values).toMatchObject({
      name: 'Ravi',
      phone: '1',
      message: 'Newer',
    })
    expect(find(kept, { message: 'Typed at once' }).values.message).toBe('Newer\n\nTyped at once')
    expect(find(kept, { message: 'Newer and longer' }).values.message).toBe('Newer and longer')
    expect(find(emptyForm, { message: 'Typed at once' }).values.message).toBe('Typed at once')
  })

  it('stays as it is when nothing else was typed', () => {
    expect(find(kept, {})).toBe(kept)
    expect(find(kept, { name: 'Asha', message: 'New' })).toBe(kept)
  })
})

it('can be cleared of everything, in whatever state it is', () => {
  const cleared = (form: ContactFormState) => contactFormReducer(form, { type: 'cleared' })
  for (const form of [
    fill(complete),
    submit(emptyForm),
    submit(fill(complete)),
    fill({ name: 'B' }, submit(fill(complete))),
  ]) {
    expect(cleared(form)).toEqual(emptyForm)
  }
  // `useDraft` takes `emptyForm` for an untouched form, so the old draft would stay stored.
  expect(cleared(fill(complete))).not.toBe(emptyForm)
})
