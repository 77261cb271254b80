import { CONNECTION_ERROR, emptyConversation, type Conversation } from './conversation.ts'
import { conversationMemory } from './conversation-memory.ts'

function storageHolding(text: string | null) {
  let held = text
  return { getItem: () => held, setItem: (_key: string, value: string) => void (held = value) }
}
const recalled = (text: string | null) => conversationMemory(() => storageHolding(text)).recall()

const told: Conversation = {
  status: 'idle',
  messages: [
    { from: 'user', text: 'Hi' },
    { from: 'bot', text: 'Namaste!' },
  ],
}

it('gives back what was said before', () => {
  const storage = storageHolding(null)
  conversationMemory(() => storage).keep(told)
  expect(conversationMemory(() => storage).recall()).toEqual(told)
})

it('starts empty in a new tab', () => {
  expect(recalled(null)).toEqual(emptyConversation)
})

it('offers to ask again what a reload interrupted', () => {
  const asking: Conversation = { status: 'asking', question: 'Hi', messages: [{ from: 'user', text: 'Hi' }] }
  const conversation = recalled(JSON.stringify(asking))
  expect(conversation).toMatchObject({ status: 'failed', question: 'Hi' })
  expect(conversation.messages.at(-1)?.text).toBe(CONNECTION_ERROR)
})

it.each([
  'no JSON',
  'null',
  '[]',
  '{"status":"idle"}',
  '{"status":"idle","messages":[{"from":"admin","text":"x"}]}',
  '{"status":"idle","messages":[{"from":"bot","text":1}]}',
  '{"status":"asking","messages":[]}',
  '{"status":"broken","messages":[],"question":"x"}',
])('starts empty when the storage holds %s', text => {
  expect(recalled(text)).toEqual(emptyConversation)
})

it('works without storage', () => {
  const blocked = conversationMemory(() => {
    throw new Error('Access is denied')
  })
  expect(blocked.recall()).toEqual(emptyConversation)
  expect(() => blocked.keep(told)).not.toThrow()
})
