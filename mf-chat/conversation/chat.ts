import { conversationAfter, type Conversation, type ConversationEvent } from './conversation.ts'
import type { ConversationMemory } from './conversation-memory.ts'

/** A conversation that lives: it asks, waits, remembers, and tells whoever shows it about every change. */
export interface Chat {
  readonly conversation: () => Conversation
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (text: string) => void
  /** Asks the question again that got no reply. */
  readonly retry: () => void
  readonly clear: () => void
}

interface Surroundings {
  /** Resolves with the reply; must reject when the signal aborts. */
  readonly ask: (question: string, signal: AbortSignal) => Promise<string>
  readonly memory: ConversationMemory
}

/** After this many milliseconds a question counts as failed. */
export const REPLY_TIMEOUT = 30_000

export function createChat({ ask, memory }: Surroundings): Chat {
  const listeners = new Set<() => void>()
  let conversation = memory.recall()
  let call = new AbortController()

  function record(event: ConversationEvent): Conversation {
    const next = conversationAfter(conversation, event)
    if (next === conversation) return next
    conversation = next
    memory.keep(next)
    for (const listener of listeners) listener()
    return next
  }

  function start(event: ConversationEvent) {
    if (conversation.status === 'asking') return
    const started = record(event)
    if (started.status === 'asking') void waitForReply(started.question)
  }

  async function waitForReply(question: string) {
    const thisCall = (call = new AbortController())
    const timer = setTimeout(() => thisCall.abort(), REPLY_TIMEOUT)
    const outcome = await ask(question, thisCall.signal).then(
      (text): ConversationEvent => ({ type: 'replyReceived', text }),
      (): ConversationEvent => ({ type: 'replyFailed' }),
    )
    clearTimeout(timer)
    // After a clear, a late reply belongs to a conversation that is gone.
    if (thisCall === call) record(outcome)
  }

  return {
    conversation: () => conversation,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: text => start({ type: 'questionSent', text }),
    retry: () => start({ type: 'questionRepeated' }),
    clear() {
      call.abort()
      call = new AbortController()
      record({ type: 'cleared' })
    },
  }
}
