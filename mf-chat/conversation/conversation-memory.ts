import { createTabStorage } from '@kutuhal/ui/tab-memory.ts'
import { isRecord, parseAnswer } from './answer.ts'
import {
  conversationReducer,
  emptyConversation,
  type ChatMessage,
  type Conversation,
} from './conversation.ts'

/** Keeps the conversation while the tab is open. */
export interface ConversationMemory {
  readonly recall: () => Conversation
  readonly keep: (conversation: Conversation) => void
  /** Calls back when another document of the tab has stored a newer conversation. */
  readonly onNewer: (then: () => void) => void
}

const KEY = 'assistant-conversation'

/** How many exchanges (a question and its reply) are stored. Older exchanges are lost after a reload. */
export const MAX_STORED_EXCHANGES = 50

/**
 * @param storage the tab's storage; every access may throw (cookies blocked, storage full). In a full
 * storage, the oldest exchanges are dropped until the rest fits; without storage, a reload ends the
 * conversation.
 */
export function createConversationMemory(
  storage: Parameters<typeof createTabStorage>[1],
): ConversationMemory {
  const { read, write, onNewer } = createTabStorage(KEY, storage)
  const isKept = (conversation: Conversation) => write(JSON.stringify(conversation))
  return {
    recall() {
      try {
        return parseConversation(read())
      } catch {
        return emptyConversation
      }
    },
    keep(conversation) {
      // Remove a cleared conversation from the storage, because browsers restore session storage with a
      // reopened tab.
      if (conversation === emptyConversation) return void write('')
      const exchanges = exchangesOf(conversation.messages).slice(-MAX_STORED_EXCHANGES)
      // Drop the oldest exchanges until the rest fits into the storage. The screen still shows all exchanges.
      while (!isKept({ ...conversation, messages: exchanges.flat() }) && exchanges.length > 1)
        exchanges.shift()
    },
    onNewer,
  }
}

/** Groups the messages into exchanges: each question with its reply, the oldest exchange first. */
function exchangesOf(messages: readonly ChatMessage[]): ChatMessage[][] {
  const exchanges: ChatMessage[][] = []
  for (const message of messages) {
    const last = exchanges.at(-1)
    if (last && message.from === 'bot') last.push(message)
    else exchanges.push([message])
  }
  return exchanges
}

/**
 * Parses a stored conversation, which another release may have written. A question that was pending when the
 * visitor left the page counts as failed, and can be asked again.
 * @returns the empty conversation for anything invalid
 * @throws SyntaxError when the text is not JSON
 */
function parseConversation(text: string): Conversation {
  const stored: unknown = JSON.parse(text)
  // Older releases do not store the draft.
  const { status, messages: all, draft: typed = '', question } = isRecord(stored) ? stored : {}
  if (!Array.isArray(all) || !all.every(isMessage)) return emptyConversation
  const messages = all.map(messageOf)
  const draft = typeof typed === 'string' ? typed : ''
  if (status === 'idle') return { status, messages, draft }
  if (typeof question !== 'string') return emptyConversation
  if (status === 'failed') return { status, messages, draft, question }
  if (status !== 'asking') return emptyConversation
  return conversationReducer({ status, messages, draft, question, isLong: false }, { type: 'replyFailed' })
}

/**
 * Copies a stored message. If this release cannot read the message's structured answer, only the text is
 * kept.
 */
function messageOf({ from, text, answer }: ChatMessage): ChatMessage {
  const parsed = parseAnswer(answer)
  return { from, text, ...(parsed && { answer: parsed }) }
}

function isMessage(value: unknown): value is ChatMessage {
  if (!isRecord(value)) return false
  const { from, text } = value
  return (from === 'user' || from === 'bot') && typeof text === 'string'
}
