import type { Prompt } from './prompt.ts'

/** Asks a language model. It never throws: failures are returned. The signal ends the call. */
export type Model = (prompt: Prompt, signal: AbortSignal) => Promise<ModelReply>

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
  /** The machine-readable status from the server, such as `429 RESOURCE_EXHAUSTED`. */
  readonly detail?: string
  /** The time in ms until a retry may succeed; absent if a retry would be useless or unsafe. */
  readonly retryAfter?: number | undefined
}

/**
 * `away`: not available; `cut`: the reply was too long; `refused`: wrong key; `resting`: not called after
 * several failures; `gone`: the visitor left.
 */
export type FailureReason = 'busy' | 'away' | 'slow' | 'cut' | 'refused' | 'unreadable' | 'resting' | 'gone'
