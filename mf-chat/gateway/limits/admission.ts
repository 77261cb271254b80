import type { ServerResponse } from 'node:http'
import { bulkhead, BulkheadRejectedError, TaskCancelledError } from 'cockatiel'
import { RefusalError, refusals } from '../refusals.ts'

/** Limits how many questions are answered at the same time, and how many may wait. Refuses the rest. */
export function createAdmissionControl(atOnce: number, waiting: number) {
  const places = bulkhead(atOnce, waiting)
  return {
    /**
     * Runs `work` as soon as there is room for another question.
     * @throws RefusalError if too many questions are waiting
     */
    admit: async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
      try {
        return await places.execute(work, signal)
      } catch (error) {
        const isTooMuch = error instanceof BulkheadRejectedError || error instanceof TaskCancelledError
        throw isTooMuch ? new RefusalError(refusals.busy) : error
      }
    },
    active: () => atOnce - places.executionSlots,
    waiting: () => waiting - places.queueSlots,
  }
}

/**
 * Runs `work` within a time limit. The signal aborts when the time is up or the visitor leaves.
 * @param within the time limit in ms
 * @throws RefusalError when the time is up, even if `work` has not ended
 */
export async function withTimeout<Result>(
  response: ServerResponse,
  within: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController()
  // The `close` event of the request only means that its body is read. The `close` event of the response
  // shows that the visitor has left.
  const onClose = () => ending.abort()
  response.once('close', onClose)
  let timer: NodeJS.Timeout | undefined
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new RefusalError(refusals.slow))
      ending.abort()
    }, within)
  })
  try {
    return await Promise.race([work(ending.signal), timeUp])
  } finally {
    clearTimeout(timer)
    response.off('close', onClose)
  }
}
