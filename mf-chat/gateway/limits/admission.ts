import type { ServerResponse } from 'node:http'
import { bulkhead, BulkheadRejectedError, TaskCancelledError } from 'cockatiel'
import { Refused, refusals } from '../refusals.ts'

/** Limits how many questions are answered at once and how many wait. Further ones are refused. */
export function admission(atOnce: number, waiting: number) {
  const places = bulkhead(atOnce, waiting)
  return {
    /** @throws Refused if too many questions are waiting */
    admit: async <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
      try {
        return await places.execute(work, signal)
      } catch (error) {
        const isTooMuch = error instanceof BulkheadRejectedError || error instanceof TaskCancelledError
        throw isTooMuch ? new Refused(refusals.busy) : error
      }
    },
    active: () => atOnce - places.executionSlots,
    waiting: () => waiting - places.queueSlots,
  }
}

/**
 * Runs `work` within a time limit. The signal aborts when the time is up or the visitor leaves.
 * @param within ms
 * @throws Refused when the time is up, even if `work` goes on
 */
export async function withTimeout<Result>(
  response: ServerResponse,
  within: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController()
  // The request closes after its body is read; only the response shows that the visitor has left.
  const onClose = () => ending.abort()
  response.once('close', onClose)
  let timer: NodeJS.Timeout | undefined
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Refused(refusals.slow))
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
