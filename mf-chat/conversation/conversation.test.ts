import {
  CONNECTION_ERROR_TEXT,
  conversationReducer,
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
})

describe('a failure', () => {
  it('stays in the conversation when the visitor asks something else', () => {
    const texts = after(asked, failed, { type: 'questionSent', text: 'Hello?' }).messages.map(
      message => message.text,
    )
    expect(texts).toEqual(['When are you open?', CONNECTION_ERROR_TEXT, 'Hello?'])
  })
})

describe('a question that is taken back', () => {
  const withdrawn: ConversationEvent = { type: 'questionWithdrawn' }

  it('loses nothing when it was asked again, or at the same time as another one', () => {
    expect(after(asked, failed, { type: 'questionRepeated' }, withdrawn)).toEqual({
      ...emptyConversation,
      draft: 'When are you open?',
    })
    expect(after({ type: 'questionTyped', text: 'Is it' }, asked, withdrawn).draft).toBe(
      'When are you open? Is it',
    )
  })
})
