import { tabMemory } from '@kutuhal/ui/tab-memory.ts'
import { parseAnswer } from './answer.ts'
import { conversationAfter, emptyConversation, type ChatMessage, type Conversation } from './conversation.ts'

/** Keeps the conversation while the tab is open. */
export interface ConversationMemory {
  readonly recall: () => Conversation
  readonly keep: (conversation: Conversation) => void
  /** Calls back when another document of the tab has kept something newer. */
  readonly onNewer: (then: () => void) => void
}

const KEY = 'assistant-conversation'

/** Questions that are kept with their replies; what was said before is forgotten at the next reload. */
export const MOST_EXCHANGES = 50

/**
 * @param storage gives the tab's storage; it may throw, and so may everything in it (cookies blocked, storage
 * full). Where it is full, the oldest exchanges are left out until the rest fits; where there is none, the
 * conversation lasts until the next reload.
 */
export function conversationMemory(storage: Parameters<typeof tabMemory>[1]): ConversationMemory {
  const { read, write, onNewer } = tabMemory(KEY, storage)
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
      // Browsers restore session storage with a reopened tab, so a cleared conversation is removed.
      if (conversation === emptyConversation) return void write('')
      const exchanges = exchangesOf(conversation.messages).slice(-MOST_EXCHANGES)
      // Nothing is lost that is on the screen.
      while (!isKept({ ...conversation, messages: exchanges.flat() }) && exchanges.length > 1)
        exchanges.shift()
    },
    onNewer,
  }
}

/** Questions with all that followed them, the oldest first. */
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
 * Reads a stored conversation; another release may have written it. A question that was still being asked
 * when the page went away has failed, and can be asked again.
 * @returns the empty conversation for anything that is not one
 * @throws SyntaxError when the text is not JSON
 */
export function parseConversation(text: string): Conversation {
  const stored: unknown = JSON.parse(text)
  if (!(typeof stored === 'object' && stored !== null && 'status' in stored && 'messages' in stored))
    return emptyConversation
  const { status } = stored
  if (!Array.isArray(stored.messages) || !stored.messages.every(isMessage)) return emptyConversation
  const messages = stored.messages.map(messageOf)
  // Older releases do not keep it.
  const draft = 'draft' in stored && typeof stored.draft === 'string' ? stored.draft : ''
  if (status === 'idle') return { status, messages, draft }
  if (!('question' in stored && typeof stored.question === 'string')) return emptyConversation
  const { question } = stored
  if (status === 'failed') return { status, messages, draft, question }
  if (status !== 'asking') return emptyConversation
  return conversationAfter({ status, messages, draft, question, isLong: false }, { type: 'replyFailed' })
}

/** An answer that this release cannot read is shown as its text. */
function messageOf({ from, text, answer }: ChatMessage): ChatMessage {
  const parsed = parseAnswer(answer)
  return { from, text, ...(parsed && { answer: parsed }) }
}

function isMessage(value: unknown): value is ChatMessage {
  if (!(typeof value === 'object' && value !== null && 'from' in value && 'text' in value)) return false
  return (value.from === 'user' || value.from === 'bot') && typeof value.text === 'string'
}
