import { conversationAfter, emptyConversation, type ChatMessage, type Conversation } from './conversation.ts'

/** Keeps the conversation while the tab is open. */
export interface ConversationMemory {
  readonly recall: () => Conversation
  readonly keep: (conversation: Conversation) => void
}

const KEY = 'assistant-conversation'

/**
 * @param storage gives the tab's storage; it may throw, and so may everything in it (cookies blocked, storage full). The
 * conversation then lasts until the next reload.
 */
export function conversationMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ConversationMemory {
  return {
    recall() {
      try {
        return parseConversation(storage().getItem(KEY) ?? '')
      } catch {
        return emptyConversation
      }
    },
    keep(conversation) {
      try {
        storage().setItem(KEY, JSON.stringify(conversation))
      } catch {
        // Nothing is lost that is on the screen.
      }
    },
  }
}

/**
 * Reads a stored conversation; another release may have written it. A question that was still being asked when the page went
 * away has failed, and can be asked again.
 * @returns the empty conversation for anything that is not one
 * @throws SyntaxError when the text is not JSON
 */
export function parseConversation(text: string): Conversation {
  const stored: unknown = JSON.parse(text)
  if (!isConversation(stored)) return emptyConversation
  return conversationAfter(stored, { type: 'replyFailed' })
}

function isConversation(value: unknown): value is Conversation {
  if (!(typeof value === 'object' && value !== null && 'status' in value && 'messages' in value)) return false
  if (!Array.isArray(value.messages) || !value.messages.every(isMessage)) return false
  if (value.status === 'idle') return true
  const hasQuestion = 'question' in value && typeof value.question === 'string'
  return hasQuestion && (value.status === 'asking' || value.status === 'failed')
}

function isMessage(value: unknown): value is ChatMessage {
  if (!(typeof value === 'object' && value !== null && 'from' in value && 'text' in value)) return false
  return (value.from === 'user' || value.from === 'bot') && typeof value.text === 'string'
}
