import { emptyFieldValues, type FieldValues } from './contact-form.ts'
import { parseDraft, serialiseDraft } from './draft-memory.ts'

const nothing = { values: emptyFieldValues }
const values: FieldValues = {
  ...emptyFieldValues,
  name: 'Asha',
  subject: 'support',
  message: 'A drone\nfor Class 7?',
}
const draft = { values }

it('gives back what was written before', () => {
  expect(parseDraft(serialiseDraft(draft))).toEqual(draft)
})

it('gives back what was submitted and is too long for an e-mail', () => {
  const sent = { values: emptyFieldValues, written: values }
  expect(parseDraft(serialiseDraft(sent))).toEqual(sent)
})

it('holds nothing once every field is empty', () => {
  expect(serialiseDraft(nothing)).toBe('')
})

it.each(['', 'no JSON', 'null', '[]', '"x"', '{"name":1,"written":"7"}', '{"subject":"Gossip"}'])(
  'takes nothing from a storage that holds %s',
  text => {
    expect(parseDraft(text)).toEqual(nothing)
  },
)

it('takes the fields that it knows from what another release has kept', () => {
  expect(parseDraft('{"name":"Asha","subject":"Gossip","message":null}')).toEqual({
    values: { ...emptyFieldValues, name: 'Asha' },
  })
})
