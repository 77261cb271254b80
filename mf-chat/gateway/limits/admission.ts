import type { ServerResponse } from 'node:http'
import { bulkhead, BulkheadRejectedError, TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel'
import { RefusalError, refusals } from '../refusals.ts'

export interface AdmissionLimits {
  readonly atOnce: number
  readonly waiting: number
  /** Time limit for an answer, including the time in the queue; ms. */
  readonly answerTime: number
}

/** Limits how many questions are answered at the same time, and how many may wait. Refuses the rest. */
export function createAdmissionControl({ atOnce, waiting, answerTime }: AdmissionLimits) {
  const places = bulkhead(atOnce, waiting)
  const timeLimit = timeout(answerTime, TimeoutStrategy.Aggressive)
  return {
    /**
     * Runs `work` as soon as there is room. Its signal aborts when the time is up or the visitor leaves.
     * @throws RefusalError if too many questions wait, or the time is up, even if `work` has not ended
     */
    async admit<Result>(
      response: ServerResponse,
      work: (signal: AbortSignal) => Promise<Result>,
    ): Promise<Result> {
      // Only the response's `close` means that the visitor left. The request's, and so Fastify's
      // `request.signal` and `handlerTimeout`, mean that the body was read.
      const gone = new AbortController()
      response.once('close', () => gone.abort())
      try {
        return await timeLimit.execute(({ signal: timeUp }) => {
          const signal = AbortSignal.any([timeUp, gone.signal])
          return places.execute(() => work(signal), signal)
        })
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw new RefusalError(refusals.busy)
        if (error instanceof TaskCancelledError) throw new RefusalError(refusals.slow)
        throw error
      }
    },
    active: () => atOnce - places.executionSlots,
    waiting: () => waiting - places.queueSlots,
  }
}
