import { setTimeout as pause } from 'node:timers/promises'

/** How long to retry; ms. */
const RETRY_TIMEOUT_MS = 20_000

/**
 * Retries until an action works: an element may be missing, or replaced at that moment.
 * @throws the last error
 */
export async function retryUntilItWorks<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + RETRY_TIMEOUT_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(50)
    }
  }
}
