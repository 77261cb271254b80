import type { Prompt } from './prompt.ts'

/** A language model as the service sees it. It never throws: who asks decides what becomes of a failure. */
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
  /** The model, or who runs it, will not answer this. */
  | { readonly status: 'blocked' }
  | Failure

export interface Failure {
  readonly status: 'failed'
  readonly why: FailureReason
  /** What the model's server said, in its own words for machines: `429 RESOURCE_EXHAUSTED`. */
  readonly detail?: string
  /** ms, after which the same call may be made again; none where that would not help or not be safe. */
  readonly retryAfter?: number
}

/** `resting`: paused after failures; `gone`: visitor left; `cut`: too long; `refused`: e.g. a wrong key. */
export type FailureReason = 'busy' | 'away' | 'slow' | 'cut' | 'refused' | 'unreadable' | 'resting' | 'gone'
