import { TooManyQuestionsError, type Reply } from './ask-assistant.ts'
import { conversationReducer, type Conversation, type ConversationEvent } from './conversation.ts'
import type { ConversationMemory } from './conversation-memory.ts'

/** A conversation that asks the assistant, stores itself, and notifies subscribers of every change. */
export interface Chat {
  readonly conversation: () => Conversation
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void
  /** Stores what the visitor types, so that the text survives closing the chat and a reload. */
  readonly type: (text: string) => void
  readonly send: (text: string) => void
  readonly retry: () => void
  /** Aborts the request; the question becomes the visitor's draft again. */
  readonly cancel: () => void
  readonly clear: () => void
}

interface Surroundings {
  /** Resolves with the reply; must reject when the signal aborts. */
  readonly ask: (question: string, signal: AbortSignal) => Promise<Reply>
  readonly memory: ConversationMemory
}

/** After this many milliseconds the visitor sees that the reply takes long. */
export const SLOW_REPLY_MS = 8_000
/** After this many milliseconds a question counts as failed. */
export const REPLY_TIMEOUT_MS = 30_000

export function createChat({ ask, memory }: Surroundings): Chat {
  const listeners = new Set<() => void>()
  let conversation = memory.recall()
  let call = new AbortController()

  function record(event: ConversationEvent): Conversation {
    const next = conversationReducer(conversation, event)
    if (next === conversation) return next
    memory.keep(next)
    show(next)
    return next
  }

  function show(next: Conversation) {
    conversation = next
    for (const listener of listeners) listener()
  }

  function start(event: ConversationEvent) {
    if (conversation.status === 'asking') return
    const started = record(event)
    if (started.status === 'asking') void waitForReply(started.question)
  }

  async function waitForReply(question: string) {
    const thisCall = (call = new AbortController())
    const timers = [
      setTimeout(() => thisCall === call && record({ type: 'waitedLong' }), SLOW_REPLY_MS),
      setTimeout(() => thisCall.abort(), REPLY_TIMEOUT_MS),
    ]
    const outcome = await ask(question, thisCall.signal).then(
      (reply): ConversationEvent => ({ type: 'replyReceived', ...reply }),
      (error: unknown): ConversationEvent => ({
        type: 'replyFailed',
        mustWait: error instanceof TooManyQuestionsError,
      }),
    )
    timers.forEach(clearTimeout)
    // Ignore a late reply to a question that was cancelled, or that belongs to a cleared or replaced
    // conversation.
    if (thisCall === call) record(outcome)
  }

  function giveUp() {
    call.abort()
    call = new AbortController()
  }

  function giveUpAnd(event: ConversationEvent) {
    giveUp()
    record(event)
  }

  // When another document in this tab has stored a newer conversation, ignore a pending reply and show that
  // conversation.
  memory.onNewer(() => {
    giveUp()
    show(memory.recall())
  })

  return {
    conversation: () => conversation,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type: text => void record({ type: 'questionTyped', text }),
    send: text => start({ type: 'questionSent', text }),
    retry: () => start({ type: 'questionRepeated' }),
    cancel: () => giveUpAnd({ type: 'questionWithdrawn' }),
    clear: () => giveUpAnd({ type: 'cleared' }),
  }
}
