import { TooManyQuestionsError, type Reply } from './ask-assistant.ts'
import { createChat, SLOW_REPLY_MS, REPLY_TIMEOUT_MS, type Chat } from './chat.ts'
import { CONNECTION_ERROR_TEXT, emptyConversation, MUST_WAIT_TEXT } from './conversation.ts'

interface Call {
  readonly question: string
  readonly signal: AbortSignal
  readonly reply: (text: string) => void
  readonly fail: (error: Error) => void
}

let openChat: Chat | undefined

afterEach(() => {
  openChat?.clear()
  jest.useRealTimers()
})

function chatWithCalls() {
  const calls: Call[] = []
  const ask = (question: string, signal: AbortSignal) =>
    new Promise<Reply>((resolve, reject) => {
      calls.push({ question, signal, reply: text => resolve({ text }), fail: reject })
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  const memory = {
    recall: jest.fn(() => emptyConversation),
    keep: jest.fn(),
    onNewer: jest.fn<() => void, [then: () => void]>(),
  }
  const chat = createChat({ ask, memory })
  openChat = chat
  return { chat, calls, memory, texts: () => chat.conversation().messages.map(message => message.text) }
}

const settled = () => new Promise(resolve => setImmediate(resolve))

it('asks, shows the reply and remembers both', async () => {
  const { chat, calls, memory, texts } = chatWithCalls()
  const listener = jest.fn()
  chat.subscribe(listener)

  chat.send(' Hello ')
  expect(chat.conversation().status).toBe('asking')
  calls[0]?.reply('Namaste!')
  await settled()

  expect(calls.map(call => call.question)).toEqual(['Hello'])
  expect(texts()).toEqual(['Hello', 'Namaste!'])
  expect(listener).toHaveBeenCalledTimes(2)
  expect(memory.keep).toHaveBeenLastCalledWith(chat.conversation())
})

it('gives up after half a minute and can then ask the same again', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  const { chat, calls, texts } = chatWithCalls()
  chat.send('Hello')
  jest.advanceTimersByTime(REPLY_TIMEOUT_MS - 1)
  await settled()
  expect(chat.conversation().status).toBe('asking')
  jest.advanceTimersByTime(1)
  await settled()
  expect(texts()).toEqual(['Hello', CONNECTION_ERROR_TEXT])

  chat.retry()
  expect(calls.map(call => call.question)).toEqual(['Hello', 'Hello'])
})

it('says to wait where the gateway has had too many questions, and that it failed otherwise', async () => {
  const { chat, calls, texts } = chatWithCalls()
  chat.send('Hello')
  calls[0]?.fail(new TooManyQuestionsError())
  await settled()
  expect(texts()).toEqual(['Hello', MUST_WAIT_TEXT])
  chat.retry()
  calls[1]?.fail(new Error('offline'))
  await settled()
  expect(texts()).toEqual(['Hello', CONNECTION_ERROR_TEXT])
})

it('says after eight seconds that it is still waiting, and not of a question that was given up', () => {
  jest.useFakeTimers()
  const { chat } = chatWithCalls()
  chat.send('Old')
  jest.advanceTimersByTime(SLOW_REPLY_MS - 1)
  chat.cancel()
  chat.send('New')
  jest.advanceTimersByTime(1)
  expect(chat.conversation()).toMatchObject({ status: 'asking', isLong: false })
  jest.advanceTimersByTime(SLOW_REPLY_MS - 1)
  expect(chat.conversation()).toMatchObject({ status: 'asking', isLong: true })
})

it('gives a call up with its question, and takes no reply to it any more', async () => {
  const { chat, calls, texts } = chatWithCalls()
  chat.send('Hello')
  chat.cancel()
  expect(calls[0]?.signal.aborted).toBe(true)
  calls[0]?.reply('Too late')
  await settled()
  expect(texts()).toEqual([])
  expect(chat.conversation()).toMatchObject({ status: 'idle', draft: 'Hello' })
})

it('remembers what is being typed', () => {
  const { chat, memory } = chatWithCalls()
  chat.type('Do you')
  expect(memory.keep).toHaveBeenLastCalledWith({ ...emptyConversation, draft: 'Do you' })
})

it('forgets a reply that comes after the conversation was cleared', async () => {
  const { chat, calls, texts } = chatWithCalls()
  chat.send('Old')
  chat.clear()
  expect(calls[0]?.signal.aborted).toBe(true)
  chat.send('New')
  calls[0]?.reply('Answer to the old question')
  await settled()
  expect(texts()).toEqual(['New'])
  expect(chat.conversation().status).toBe('asking')
})

it('takes over what another document of the tab has kept, and no reply to what was asked before', async () => {
  const { chat, calls, memory, texts } = chatWithCalls()
  const listener = jest.fn()
  chat.subscribe(listener)
  chat.send('Old')
  memory.keep.mockClear()
  memory.recall.mockReturnValue({ ...emptyConversation, draft: 'Newer' })

  memory.onNewer.mock.calls.forEach(([tell]) => tell())
  expect(chat.conversation().draft).toBe('Newer')
  expect(listener).toHaveBeenCalledTimes(2)
  expect(calls[0]?.signal.aborted).toBe(true)
  calls[0]?.reply('Answer to the old question')
  await settled()
  expect(texts()).toEqual([])
  expect(memory.keep).not.toHaveBeenCalled()
})
