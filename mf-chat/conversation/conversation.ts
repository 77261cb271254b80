/** What was said, and whether an answer is on its way or failed to come (product specification, points 3, 4 and 8). */
export type Conversation =
  | { readonly status: 'idle'; readonly messages: readonly ChatMessage[] }
  | {
      readonly status: 'asking' | 'failed'
      readonly messages: readonly ChatMessage[]
      readonly question: string
    }

export interface ChatMessage {
  readonly from: 'user' | 'bot'
  readonly text: string
}

export type ConversationEvent =
  | { readonly type: 'questionSent'; readonly text: string }
  | { readonly type: 'questionRepeated' }
  | { readonly type: 'replyReceived'; readonly text: string }
  | { readonly type: 'replyFailed' }
  | { readonly type: 'cleared' }

export const CONNECTION_ERROR = 'Sorry, there was an error connecting to the AI.'
export const EMPTY_REPLY = 'Sorry, I could not generate a response.'

export const emptyConversation: Conversation = { status: 'idle', messages: [] }

/** Whether there is anything to send: blank text is not (product specification, point 5). */
export const isSendable = (text: string): boolean => text.trim() !== ''

/** The conversation after an event. An event that makes no sense at the moment changes nothing. */
export function conversationAfter(conversation: Conversation, event: ConversationEvent): Conversation {
  if (event.type === 'cleared') return emptyConversation
  return conversation.status === 'asking' ? whileAsking(conversation, event) : whileFree(conversation, event)
}

type Asking = Extract<Conversation, { question: string }>

function whileAsking({ messages, question }: Asking, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'replyReceived':
      return { status: 'idle', messages: [...messages, fromBot(event.text.trim() || EMPTY_REPLY)] }
    case 'replyFailed':
      return { status: 'failed', question, messages: [...messages, fromBot(CONNECTION_ERROR)] }
    default:
      return { status: 'asking', messages, question }
  }
}

function whileFree(conversation: Conversation, event: ConversationEvent): Conversation {
  const { messages } = conversation
  if (event.type === 'questionSent' && isSendable(event.text)) {
    const question = event.text.trim()
    return { status: 'asking', question, messages: [...messages, { from: 'user', text: question }] }
  }
  if (event.type === 'questionRepeated' && conversation.status === 'failed') {
    // The new attempt takes the place of the error message, the last one.
    return { status: 'asking', question: conversation.question, messages: messages.slice(0, -1) }
  }
  return conversation
}

const fromBot = (text: string): ChatMessage => ({ from: 'bot', text })
