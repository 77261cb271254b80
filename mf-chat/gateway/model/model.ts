import type { Prompt } from './prompt.ts'

/** A language model as the service sees it. It never throws: what becomes of a failure is decided by who asks. */
export interface Model {
  /** @param signal aborts when nobody waits for the reply any more */
  readonly reply: (prompt: Prompt, signal: AbortSignal) => Promise<ModelReply>
}

export type ModelReply =
  | { readonly status: 'replied'; readonly text: string; readonly tokens: Tokens }
  /** The model, or who runs it, will not answer this. */
  | { readonly status: 'blocked' }
  | Failure

export interface Failure {
  readonly status: 'failed'
  readonly why: FailureReason
  /** What the model's server said, in its own words for machines: `429 RESOURCE_EXHAUSTED`. */
  readonly detail?: string
  /** After how many milliseconds the same call may be made again; none where that would not help or not be safe. */
  readonly retryAfter?: number
}

/**
 * `resting`: it failed so often that it is not asked for a while; `gone`: the visitor went away; `cut`: an answer that ends too early;
 * `refused`: our call is wrong, the key perhaps; `unreadable`: no answer of a model at all.
 */
export type FailureReason = 'busy' | 'away' | 'slow' | 'cut' | 'refused' | 'unreadable' | 'resting' | 'gone'

export interface Tokens {
  readonly asked: number
  readonly replied: number
}
