import type { Values } from './contact-form.ts'
import { draftMemory } from './draft-memory.ts'

const nothing: Values = { name: '', email: '', phone: '', subject: '', message: '' }
const draft: Values = { ...nothing, name: 'Asha', subject: 'Support', message: 'A drone\nfor Class 7?' }

function storageHolding(text: string | null) {
  let held = text
  return {
    getItem: () => held,
    setItem: (_key: string, value: string) => void (held = value),
    removeItem: () => void (held = null),
  }
}
const recalled = (text: string | null) => draftMemory(() => storageHolding(text)).recall()

it('gives back what was written before', () => {
  const storage = storageHolding(null)
  draftMemory(() => storage).keep(draft)
  expect(draftMemory(() => storage).recall()).toEqual(draft)
})

it('holds nothing once every field is empty', () => {
  const storage = storageHolding(null)
  draftMemory(() => storage).keep(draft)
  draftMemory(() => storage).keep(nothing)
  expect(storage.getItem()).toBeNull()
})

it.each([null, 'no JSON', 'null', '[]', '"x"', '{"name":1,"age":"7"}', '{"subject":"Gossip"}'])(
  'takes nothing from a storage that holds %s',
  text => {
    expect(recalled(text)).toEqual({})
  },
)

it('takes the fields that it knows from what another release has kept', () => {
  expect(recalled('{"name":"Asha","subject":"Gossip","message":null}')).toEqual({ name: 'Asha' })
})

it('works without storage', () => {
  const blocked = draftMemory(() => {
    throw new Error('Access is denied')
  })
  expect(blocked.recall()).toEqual({})
  expect(() => blocked.keep(draft)).not.toThrow()
})
