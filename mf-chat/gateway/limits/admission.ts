import { bulkhead, BulkheadRejectedError, TaskCancelledError } from 'cockatiel'
import { Refused, refusals } from '../refusals.ts'

export interface Admission {
  /**
   * Does the work as soon as there is a place for it.
   * @throws Refused where too many wait already
   */
  readonly admit: <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>
  readonly atWork: () => number
  readonly waiting: () => number
}

/** How many questions are worked on at once, and how many may wait: what comes on top is better told so at once. */
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
