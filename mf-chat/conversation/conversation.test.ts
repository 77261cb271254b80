import {
  CONNECTION_ERROR,
  conversationAfter,
  EMPTY_REPLY,
  emptyConversation,
  isSendable,
  type Conversation,
  type ConversationEvent,
} from './conversation.ts'

const after = (...events: readonly ConversationEvent[]): Conversation =>
  events.reduce(conversationAfter, emptyConversation)

const asked: ConversationEvent = { type: 'questionSent', text: '  When are you open? ' }
const failed: ConversationEvent = { type: 'replyFailed' }

describe('a question', () => {
  it('is shown at once, trimmed, and makes the conversation busy', () => {
    expect(after(asked)).toEqual({
      status: 'asking',
      question: 'When are you open?',
      messages: [{ from: 'user', text: 'When are you open?' }],
    })
  })

  it('is not sent when it is blank', () => {
    expect(isSendable(' \n\t')).toBe(false)
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

  it('that is empty is answered with an apology', () => {
    expect(after(asked, { type: 'replyReceived', text: '\n' }).messages.at(-1)?.text).toBe(EMPTY_REPLY)
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
    expect(texts).toEqual(['When are you open?', CONNECTION_ERROR, 'Hello?'])
  })
})

it('can be cleared at any time, even while a reply is on its way', () => {
  expect(after(asked, { type: 'cleared' })).toBe(emptyConversation)
})
