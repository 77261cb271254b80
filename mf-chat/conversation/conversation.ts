import type { Answer } from './answer.ts'
import { sanitizeText } from './readable-text.ts'

/** The messages, and whether a reply is pending or failed (product specification, points 3, 4 and 8). */
export type Conversation = Said &
  (
    | { readonly status: 'idle' }
    | { readonly status: 'asking'; readonly question: string; readonly isLong: boolean }
    | { readonly status: 'failed'; readonly question: string }
  )

interface Said {
  readonly messages: readonly ChatMessage[]
  /** The text that is typed and not sent. */
  readonly draft: string
}

export interface ChatMessage {
  readonly from: 'user' | 'bot'
  readonly text: string
  /** The structured form of the text; absent if the gateway sent only text. */
  readonly answer?: Answer
}

export type ConversationEvent =
  | { readonly type: 'questionTyped'; readonly text: string }
  | { readonly type: 'questionSent'; readonly text: string }
  | { readonly type: 'questionRepeated' }
  /** The visitor has cancelled the wait. */
  | { readonly type: 'questionWithdrawn' }
  | { readonly type: 'waitedLong' }
  | { readonly type: 'replyReceived'; readonly text: string; readonly answer?: Answer }
  | { readonly type: 'replyFailed'; readonly mustWait?: boolean }
  | { readonly type: 'cleared' }

export const CONNECTION_ERROR_TEXT = 'Sorry, there was an error connecting to the AI.'
export const MUST_WAIT_TEXT = 'Too many questions in a short time. Please wait a minute, then ask again.'
export const EMPTY_REPLY_TEXT = 'Sorry, I could not generate a response.'

export const emptyConversation: Conversation = { status: 'idle', messages: [], draft: '' }

/** Whether the text can be sent: blank text cannot (product specification, point 5). */
export const isSendableText = (text: string): boolean => sanitizeText(text) !== ''

/** The conversation after an event. An event that is invalid in this state returns the same object. */
export function conversationReducer(conversation: Conversation, event: ConversationEvent): Conversation {
  if (event.type === 'cleared') return emptyConversation
  return conversation.status === 'asking' ? whileAsking(conversation, event) : whileFree(conversation, event)
}

type Asking = Extract<Conversation, { status: 'asking' }>
type Free = Exclude<Conversation, Asking>

function whileAsking(conversation: Asking, event: ConversationEvent): Conversation {
  const { messages, question, draft } = conversation
  switch (event.type) {
    case 'questionTyped':
      return { ...conversation, draft: event.text }
    case 'replyReceived':
      return { status: 'idle', draft, messages: [...messages, replyIn(event)] }
    case 'replyFailed':
      return {
        status: 'failed',
        draft,
        question,
        messages: [...messages, fromBot(event.mustWait ? MUST_WAIT_TEXT : CONNECTION_ERROR_TEXT)],
      }
    case 'waitedLong':
      return { ...conversation, isLong: true }
    case 'questionWithdrawn':
      // Undo the sending: the question becomes the draft again. If the visitor sent a suggestion while the
      // draft held other text, that text follows the question.
      return {
        status: 'idle',
        draft: [question, draft].filter(isSendableText).join(' '),
        messages: messages.slice(0, -1),
      }
    default:
      return conversation
  }
}

function whileFree(conversation: Free, event: ConversationEvent): Conversation {
  const { messages, draft } = conversation
  if (event.type === 'questionTyped') return { ...conversation, draft: event.text }
  if (event.type === 'questionSent' && isSendableText(event.text)) {
    const question = event.text.trim()
    const isTyped = event.text === draft
    return asking(question, [...messages, { from: 'user', text: question }], isTyped ? '' : draft)
  }
  if (event.type === 'questionRepeated' && conversation.status === 'failed') {
    // The new attempt replaces the error message, which is the last message.
    return asking(conversation.question, messages.slice(0, -1), draft)
  }
  return conversation
}

const asking = (question: string, messages: readonly ChatMessage[], draft: string): Asking => ({
  status: 'asking',
  question,
  isLong: false,
  messages,
  draft,
})

const fromBot = (text: string): ChatMessage => ({ from: 'bot', text })

function replyIn({ text, answer }: Extract<ConversationEvent, { type: 'replyReceived' }>): ChatMessage {
  const readable = sanitizeText(text)
  return readable === '' ? fromBot(EMPTY_REPLY_TEXT) : { ...fromBot(readable), ...(answer && { answer }) }
}
