import { emptyFieldValues, type FieldValues } from './contact-form.ts'
import { createDraftMemory } from './draft-memory.ts'

const nothing = { values: emptyFieldValues }
const values: FieldValues = {
  ...emptyFieldValues,
  name: 'Asha',
  subject: 'support',
  message: 'A drone\nfor Class 7?',
}
const draft = { values }

function storageHolding(text: string | null) {
  let held = text
  return {
    getItem: () => held,
    setItem: (_key: string, value: string) => void (held = value),
    removeItem: () => void (held = null),
  }
}
const recalled = (text: string | null) => createDraftMemory(() => storageHolding(text)).recall()

it('gives back what was written before', () => {
  const storage = storageHolding(null)
  createDraftMemory(() => storage).keep(draft)
  expect(createDraftMemory(() => storage).recall()).toEqual(draft)
})

it('gives back what was submitted and is too long for an e-mail', () => {
  const storage = storageHolding(null)
  const sent = { values: emptyFieldValues, written: values }
  createDraftMemory(() => storage).keep(sent)
  expect(createDraftMemory(() => storage).recall()).toEqual(sent)
})

it('holds nothing once every field is empty', () => {
  const storage = storageHolding(null)
  createDraftMemory(() => storage).keep(draft)
  createDraftMemory(() => storage).keep(nothing)
  expect(storage.getItem()).toBeNull()
})

it.each([null, 'no JSON', 'null', '[]', '"x"', '{"name":1,"written":"7"}', '{"subject":"Gossip"}'])(
  'takes nothing from a storage that holds %s',
  text => {
    expect(recalled(text)).toEqual(nothing)
  },
)

it('takes the fields that it knows from what another release has kept', () => {
  expect(recalled('{"name":"Asha","subject":"Gossip","message":null}')).toEqual({
    values: { ...emptyFieldValues, name: 'Asha' },
  })
})

it('works without storage', () => {
  const blocked = createDraftMemory(() => {
    throw new Error('Access is denied')
  })
  expect(blocked.recall()).toEqual(nothing)
  expect(blocked.keep(draft)).toBe(false)
})
