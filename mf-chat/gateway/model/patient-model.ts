import { setTimeout as delay } from 'node:timers/promises'
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhenResult,
} from 'cockatiel'
import type { Attempt } from './gemini.ts'
import type { Failure, Model, ModelReply } from './model.ts'

interface Patience {
  /** All attempts together; ms. */
  readonly within: number
  /** After so many failures in a row it is not asked for a while, so that visitors need not wait for nothing. */
  readonly failuresInARow?: number
  /** ms */
  readonly rest?: number
}

const ATTEMPTS = 3
/** What an answer takes at the least: with less time left there is no point in asking again; ms. */
const SHORTEST_ANSWER = 1000

/** Asks again where that is safe and there is time, gives up in time, and lets a model rest that does not answer. */
export function patientModel(
  attempt: Attempt,
  { within, failuresInARow = 5, rest = 30_000 }: Patience,
): Model {
  const breaker = circuitBreaker(handleWhenResult(countsAsOutage), {
    halfOpenAfter: rest,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  return {
    async reply(prompt, gone) {
      // One question tries whether it is back; nobody else waits for how that ends.
      if (breaker.state === CircuitState.HalfOpen) return resting
      const deadline = performance.now() + within
      const signal = AbortSignal.any([gone, AbortSignal.timeout(within)])
      try {
        return await breaker.execute(async () => {
          const isTrial = breaker.state !== CircuitState.Closed
          const reply = await inTime(deadline, signal, () => attempt(prompt, signal))
          if (!gone.aborted) return reply
          // To the breaker, a value is a success or a failure. Only an error counts for neither.
          if (isTrial) return left
          throw new VisitorLeft()
        })
      } catch (error) {
        if (error instanceof BrokenCircuitError) return resting
        if (error instanceof VisitorLeft) return left
        throw error
      }
    },
  }
}

async function inTime(
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
    if (wasCutShort) return slow
  }
}

const slow: Failure = { status: 'failed', why: 'slow' }
const resting: Failure = { status: 'failed', why: 'resting' }
const left: Failure = { status: 'failed', why: 'gone' }

/** Says nothing about the model: the visitors before and after count as if nobody had been between them. */
class VisitorLeft extends Error {}

/**
 * What says something about the model, not about one question or one visitor; and a trial whose visitor went away, after which the model is
 * not known to be back.
 */
const outages: ReadonlySet<unknown> = new Set(['busy', 'away', 'slow', 'refused', 'unreadable', 'gone'])

const countsAsOutage = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'why' in reply && outages.has(reply.why)
