import type { Prompt } from './prompt.ts'

/** A language model for the service. It never throws, but returns failures. */
export interface Model {
  /** @param signal aborts when the visitor has left */
  readonly reply: (prompt: Prompt, signal: AbortSignal) => Promise<ModelReply>
}

export type ModelReply =
  | {
      readonly status: 'replied'
      readonly text: string
      readonly tokens: { readonly asked: number; readonly replied: number }
    }
  /** The model or its provider refuses to answer. */
  | { readonly status: 'blocked' }
  | ModelFailure

export interface ModelFailure {
  readonly status: 'failed'
  readonly why: FailureReason
  /** The status that the server reports for programs, such as `429 RESOURCE_EXHAUSTED`. */
  readonly detail?: string
  /** The time in ms until a retry may succeed; absent if a retry would be useless or unsafe. */
  readonly retryAfter?: number
}

/** `resting`: paused after failures; `gone`: the visitor left; `cut`: too long; `refused`: wrong key. */
export type FailureReason = 'busy' | 'away' | 'slow' | 'cut' | 'refused' | 'unreadable' | 'resting' | 'gone'
