import { setTimeout as delay } from 'node:timers/promises'
import type { FailureReason, Model, ModelReply } from './model.ts'

interface RetryLimits {
  /** The time limit for all attempts for a question together; ms. */
  readonly within: number
  /** After this many failures in a row, the model is not called for a time: visitors would wait in vain. */
  readonly failuresInARow?: number
  /** How long the model is not called after `failuresInARow` failures; ms. */
  readonly rest?: number
}

const ATTEMPTS = 3
/** The shortest time in ms in which the model answers: with less time left, there is no retry. */
const SHORTEST_ANSWER = 1000

/** Wraps a model: repeats failed calls where that is safe, keeps the time limit, pauses after failures. */
export function createRetryingModel(
  model: Model,
  { within, failuresInARow = 5, rest = 30_000 }: RetryLimits,
): Model {
  let failures = 0
  let restsUntil = 0
  return async (prompt, gone) => {
    const isTrial = failures >= failuresInARow
    if (isTrial && Date.now() < restsUntil) return { status: 'failed', why: 'resting' }
    // After a pause, only one question is sent, to test whether the model works again.
    restsUntil = Date.now() + rest
    const deadline = performance.now() + within
    const signal = AbortSignal.any([gone, AbortSignal.timeout(within)])
    const reply = await retried(deadline, signal, () => model(prompt, signal))
    // If the visitor left, the failure says nothing about the model, so it does not count.
    if (gone.aborted) return { status: 'failed', why: 'gone' }
    failures = reply.status === 'failed' && OUTAGES.has(reply.why) ? failures + 1 : 0
    restsUntil = Date.now() + rest
    return reply
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

/** Failures that concern the model as a whole, not only one question. */
const OUTAGES: ReadonlySet<FailureReason> = new Set(['busy', 'away', 'slow', 'refused', 'unreadable'])
