import { setTimeout as delay } from 'node:timers/promises'
import type { ModelCall } from './gemini.ts'
import type { ModelFailure, Model, ModelReply } from './model.ts'

interface RetryLimits {
  /** The time limit of all attempts together; ms. */
  readonly within: number
  /** After this many failures the model is not called for a while, so that visitors need not wait. */
  readonly failuresInARow?: number
  /** How long the model is not called; ms. */
  readonly rest?: number
}

const ATTEMPTS = 3
/** The least time that an answer takes. With less time left, there is no retry; ms. */
const SHORTEST_ANSWER = 1000

/** Wraps a model: repeats calls where that is safe, stops in time, and pauses after failures. */
export function createRetryingModel(
  attempt: ModelCall,
  { within, failuresInARow = 5, rest = 30_000 }: RetryLimits,
): Model {
  let failures = 0
  let restsUntil = 0
  return {
    async reply(prompt, gone) {
      const isTrial = failures >= failuresInARow
      if (isTrial && Date.now() < restsUntil) return { status: 'failed', why: 'resting' }
      // One question tests whether the model works again. The others get no answer from the model meanwhile.
      restsUntil = Date.now() + rest
      const deadline = performance.now() + within
      const signal = AbortSignal.any([gone, AbortSignal.timeout(within)])
      const reply = await retried(deadline, signal, () => attempt(prompt, signal))
      // That a visitor has left says nothing about the model.
      if (gone.aborted) return { status: 'failed', why: 'gone' }
      failures = isOutage(reply) ? failures + 1 : 0
      restsUntil = Date.now() + rest
      return reply
    },
  }
}

async function retried(
  deadline: number,
  signal: AbortSignal,
  call: () => Promise<ModelReply>,
): Promise<ModelReply> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    const reply = await call()
    const pause = reply.status === 'failed' ? reply.retryAfter : undefined
    const isWorthIt = pause !== undefined && performance.now() + pause + SHORTEST_ANSWER < deadline
    if (!isWorthIt || left === 0 || signal.aborted) return reply
    const wasCutShort = await delay(pause, false, { signal }).catch(() => true)
    if (wasCutShort) return { status: 'failed', why: 'slow' }
  }
}

/** Reasons that concern the model, and not only one question. */
const OUTAGES: ReadonlySet<ModelFailure['why']> = new Set(['busy', 'away', 'slow', 'refused', 'unreadable'])

const isOutage = (reply: ModelReply): boolean => reply.status === 'failed' && OUTAGES.has(reply.why)
