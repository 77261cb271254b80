import {
  CONNECTION_ERROR_TEXT,
  conversationReducer,
  emptyConversation,
  type ChatMessage,
  type Conversation,
} from './conversation.ts'
import { createConversationMemory, MAX_STORED_EXCHANGES } from './conversation-memory.ts'

function storageHolding(text: string | null) {
  let held = text
  return {
    getItem: () => held,
    setItem: (_key: string, value: string) => void (held = value),
    removeItem: () => void (held = null),
  }
}
const recalled = (text: string | null) => createConversationMemory(() => storageHolding(text)).recall()

const told: Conversation = {
  status: 'idle',
  messages: [
    { from: 'user', text: 'Hi' },
    { from: 'bot', text: 'Namaste!' },
  ],
  draft: 'Do you',
}

it('gives back what was said before', () => {
  const storage = storageHolding(null)
  createConversationMemory(() => storage).keep(told)
  expect(createConversationMemory(() => storage).recall()).toEqual(told)
})

it('leaves nothing in the tab once the conversation was cleared, for anyone who opens that again', () => {
  const storage = storageHolding(null)
  const memory = createConversationMemory(() => storage)
  memory.keep(told)
  memory.keep(conversationReducer(told, { type: 'cleared' }))
  expect(storage.getItem()).toBeNull()
})

it('starts empty in a new tab', () => {
  expect(recalled(null)).toEqual(emptyConversation)
})

it('offers to ask again what a reload interrupted', () => {
  const asking: Conversation = {
    status: 'asking',
    question: 'Hi',
    isLong: true,
    messages: [{ from: 'user', text: 'Hi' }],
    draft: '',
  }
  const conversation = recalled(JSON.stringify(asking))
  expect(conversation).toMatchObject({ status: 'failed', question: 'Hi' })
  expect(conversation.messages.at(-1)?.text).toBe(CONNECTION_ERROR_TEXT)
})

it('reads what the release before has written', () => {
  const { status, messages } = told
  expect(recalled(JSON.stringify({ status, messages }))).toEqual({ ...told, draft: '' })
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
  const blocked = createConversationMemory(() => {
    throw new Error('Access is denied')
  })
  expect(blocked.recall()).toEqual(emptyConversation)
  expect(() => blocked.keep(told)).not.toThrow()
})

describe('a long conversation', () => {
  /** Makes exchanges whose questions are the numbers from `first` to `last`. */
  const exchanges = (first: number, last: number): ChatMessage[] =>
    Array.from({ length: last - first + 1 }, (_, index) => [
      { from: 'user' as const, text: `${first + index}` },
      { from: 'bot' as const, text: 'x'.repeat(100) },
    ]).flat()

  /** Makes a storage that refuses texts with more than this many characters. */
  function storageWithRoomFor(characters: number) {
    const storage = storageHolding(null)
    return {
      ...storage,
      setItem(key: string, value: string) {
        if (value.length > characters) throw new DOMException('It is full.', 'QuotaExceededError')
        storage.setItem(key, value)
      },
    }
  }

  it('is kept to its last exchanges', () => {
    const storage = storageHolding(null)
    createConversationMemory(() => storage).keep({
      ...told,
      messages: exchanges(1, MAX_STORED_EXCHANGES + 3),
    })
    expect(createConversationMemory(() => storage).recall().messages).toEqual(
      exchanges(4, MAX_STORED_EXCHANGES + 3),
    )
  })

  it('loses its oldest exchanges first where the storage is full, and as few as it must', () => {
    const room = JSON.stringify({ ...told, messages: exchanges(8, 10) }).length
    const storage = storageWithRoomFor(room)
    createConversationMemory(() => storage).keep({ ...told, messages: exchanges(1, 10) })
    expect(createConversationMemory(() => storage).recall()).toEqual({ ...told, messages: exchanges(8, 10) })
  })

  it('stays on the screen where nothing of it fits', () => {
    const storage = storageWithRoomFor(10)
    createConversationMemory(() => storage).keep({ ...told, messages: exchanges(1, 10) })
    expect(createConversationMemory(() => storage).recall()).toEqual(emptyConversation)
  })
})
