/** When a request to an object store is repeated: after longer and longer random delays, a few times, and then no more. */
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { BUSY, statusOf } from './object-store-error.ts'

/** Of a store that is away: a command should say so soon. */
const ATTEMPTS = 3
/** Of one that asks for the same request later; some 3 s in all, 6 s at most. */
const ATTEMPTS_WHILE_BUSY = 7
const FIRST_DELAY_MS = 100
/** However long a store asks to be left alone. */
const LONGEST_DELAY_MS = 5_000

/** @param random from 0 to 1; of many who are told to wait, each comes back at another time */
export function retryStrategy(
  random: () => number = Math.random,
): NonNullable<S3ClientConfig['retryStrategy']> {
  const token = (count: number, delay: number) => ({ getRetryCount: () => count, getRetryDelay: () => delay })
  return {
    acquireInitialRetryToken: () => Promise.resolve(token(0, 0)),
    refreshRetryTokenForRetry(before, { errorType, error, retryAfterHint }) {
      const isBusy = errorType === 'THROTTLING' || BUSY.includes(statusOf(error))
      const attempts = isBusy ? ATTEMPTS_WHILE_BUSY : errorType === 'TRANSIENT' ? ATTEMPTS : 1
      const count = before.getRetryCount() + 1
      if (count >= attempts) return Promise.reject(new Error('No attempt is left.'))
      const asked = retryAfterHint ? retryAfterHint.getTime() - Date.now() : 0
      const delay = Math.max(asked, random() * FIRST_DELAY_MS * 2 ** before.getRetryCount())
      return Promise.resolve(token(count, Math.min(delay, LONGEST_DELAY_MS)))
    },
    recordSuccess: () => undefined,
  }
}
