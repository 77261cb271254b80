import {
  CONNECTION_ERROR_TEXT,
  conversationReducer,
  EMPTY_REPLY_TEXT,
  emptyConversation,
  isSendableText,
  type Conversation,
  type ConversationEvent,
} from './conversation.ts'

const after = (...events: readonly ConversationEvent[]): Conversation =>
  events.reduce(conversationReducer, emptyConversation)

const asked: ConversationEvent = { type: 'questionSent', text: '  When are you open? ' }
const failed: ConversationEvent = { type: 'replyFailed' }

describe('a question', () => {
  it('is shown at once, trimmed, and makes the conversation busy', () => {
    expect(after(asked)).toEqual({
      status: 'asking',
      question: 'When are you open?',
      isLong: false,
      messages: [{ from: 'user', text: 'When are you open?' }],
      draft: '',
    })
  })

  it('empties the field it was typed in, and not one whose suggestion was pressed', () => {
    const typed: ConversationEvent = { type: 'questionTyped', text: 'Is it' }
    expect(after(typed, { type: 'questionSent', text: 'Is it' }).draft).toBe('')
    expect(after(typed, asked).draft).toBe('Is it')
  })

  it('is not sent when it is blank', () => {
    expect(isSendableText(' \n\t')).toBe(false)
    expect(isSendableText('\u200b\u2060')).toBe(false)
    expect(after({ type: 'questionSent', text: ' \n\t' })).toBe(emptyConversation)
  })

  it('has to wait until the one before is answered', () => {
    expect(after(asked, { type: 'questionSent', text: 'And on Sunday?' })).toEqual(after(asked))
  })
})

describe('a reply', () => {
  it('follows the question and ends the waiting', () => {
    const { status, messages } = after(asked, { type: 'replyReceived', text: 'From nine.\nMore: /contact ' })
    expect(status).toBe('idle')
    expect(messages.at(-1)).toEqual({ from: 'bot', text: 'From nine.\nMore: /contact' })
  })

  it.each(['\n', '\u202e\u200b\u{e0041}\n\u3164'])(
    'of which nothing can be seen, %j, gets an apology',
    text => {
      expect(after(asked, { type: 'replyReceived', text }).messages.at(-1)?.text).toBe(EMPTY_REPLY_TEXT)
    },
  )

  it('may take long, and is then still waited for', () => {
    expect(after(asked, { type: 'waitedLong' })).toMatchObject({ status: 'asking', isLong: true })
    expect(after({ type: 'waitedLong' })).toBe(emptyConversation)
  })

  it('that comes when nobody is waiting changes nothing', () => {
    expect(after({ type: 'replyReceived', text: 'Too late' })).toBe(emptyConversation)
  })
})

describe('a failure', () => {
  it('is said in the words of the specification and keeps the question', () => {
    expect(after(asked, failed)).toMatchObject({ status: 'failed', question: 'When are you open?' })
    expect(after(asked, failed).messages.at(-1)?.text).toBe('Sorry, there was an error connecting to the AI.')
  })

  it('gives way to the next attempt, which does not show the question twice', () => {
    expect(after(asked, failed, { type: 'questionRepeated' })).toEqual(after(asked))
  })

  it('stays in the conversation when the visitor asks something else', () => {
    const texts = after(asked, failed, { type: 'questionSent', text: 'Hello?' }).messages.map(
      message => message.text,
    )
    expect(texts).toEqual(['When are you open?', CONNECTION_ERROR_TEXT, 'Hello?'])
  })
})

describe('a question that is taken back', () => {
  const withdrawn: ConversationEvent = { type: 'questionWithdrawn' }

  it('leaves the conversation as it was, and is what the visitor has typed again', () => {
    const before = after(
      { type: 'questionSent', text: 'Hello?' },
      { type: 'replyReceived', text: 'Namaste!' },
    )
    expect([asked, withdrawn].reduce(conversationReducer, before)).toEqual({
      ...before,
      draft: 'When are you open?',
    })
  })

  it('loses nothing when it was asked again, or at the same time as another one', () => {
    expect(after(asked, failed, { type: 'questionRepeated' }, withdrawn)).toEqual({
      ...emptyConversation,
      draft: 'When are you open?',
    })
    expect(after({ type: 'questionTyped', text: 'Is it' }, asked, withdrawn).draft).toBe(
      'When are you open? Is it',
    )
  })

  it('has to be on its way', () => {
    expect(after(asked, failed, withdrawn)).toEqual(after(asked, failed))
  })
})

it('can be cleared at any time, even while a reply is on its way, with what is being typed', () => {
  const typed = { type: 'questionTyped', text: 'Is it' } as const
  expect(after(typed, asked, { type: 'cleared' })).toEqual(emptyConversation)
  expect(after(typed, { type: 'cleared' })).toEqual(emptyConversation)
})
