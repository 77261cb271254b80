import type { ServerResponse } from 'node:http'
import { bulkhead, BulkheadRejectedError, TaskCancelledError } from 'cockatiel'
import { Refused, refusals } from '../refusals.ts'

export interface Admission {
  /** @throws Refused if too many are waiting */
  readonly admit: <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>
  readonly atWork: () => number
  readonly waiting: () => number
}

/** How many questions are answered at once and how many may wait; more are refused at once. */
export function admission(atOnce: number, waiting: number): Admission {
  const places = bulkhead(atOnce, waiting)
  return {
    async admit(work, signal) {
      try {
        return await places.execute(work, signal)
      } catch (error) {
        const isTooMuch = error instanceof BulkheadRejectedError || error instanceof TaskCancelledError
        throw isTooMuch ? new Refused(refusals.busy) : error
      }
    },
    atWork: () => atOnce - places.executionSlots,
    waiting: () => waiting - places.queueSlots,
  }
}

/**
 * Works on an answer while the visitor is connected; the signal for `work` aborts when the visitor leaves.
 * @param within ms
 * @throws Refused when the time is up, even if `work` goes on
 */
export async function inTime<Result>(
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
