/** Errors of an object store, and the retry strategy: a few attempts, after random delays that increase. */
import { S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3'
import { z } from 'zod'

/** The error for a failed request to an object store. Its message says what failed, why, and what helps. */
export class ObjectStoreError extends Error {
  /**
   * @param place address of the store, for the message
   * @param doing the request in words, e.g. `write pointers/live`
   * @param cause the error of the client
   */
  constructor(place: string, doing: string, cause: unknown) {
    super(`The object store ${place} did not ${doing}: ${whyOf(cause)}`, { cause })
  }
}

/**
 * The error for a response that another service sent in place of the object store, such as a login page
 * (shared/docs/guides/edges.md).
 */
export class ForeignResponseError extends Error {}

const answered = z.object({
  $response: z.object({ statusCode: z.number(), headers: z.record(z.string(), z.string()) }),
})

const coded = z.object({ Code: z.string() })

/** @returns the status of the response; undefined if there was none */
export const getResponseStatus = (error: unknown): number | undefined =>
  answered.safeParse(error).data?.$response.statusCode

/** Statuses that mean "try again later": conflicting writes, too many requests, an overloaded store. */
export const RETRYABLE_STATUSES: readonly (number | undefined)[] = [409, 429, 503]

/**
 * If a request is refused and the store's clock differs from this computer's by more than this, the error
 * message names the clock as the reason. Amazon refuses a difference of 15 minutes; ms.
 */
const CLOCKS_DIFFER_MS = 5 * 60_000

function whyOf(cause: unknown): string {
  const { name, message } = cause instanceof Error ? cause : { name: '', message: String(cause) }
  // If the store sent no message, Amazon's client uses the error's name or `UnknownError` as the message. Do
  // not show such a message.
  const hasWords = !['', name, 'UnknownError'].includes(message)
  const said = hasWords ? `${name}, ${message}` : name
  const status = getResponseStatus(cause)
  if (cause instanceof ForeignResponseError) return foreign(message)
  if (RETRYABLE_STATUSES.includes(status))
    return `it answered ${status} (${said}) to every attempt. ${whatKeepsBusy(status)}`
  // Every S3 error has a code; some (from Ceph) have no message. A response without a code is from another
  // service.
  if (status !== undefined && !coded.safeParse(cause).success) {
    return foreign(`it answered ${status} without an error of S3`)
  }
  if (cause instanceof S3ServiceException) {
    if (isClockWrong(cause)) {
      return `${said}. This computer's clock says ${new Date().toISOString()}, and the store's differs. Set the clock, then run the same command again.`
    }
    if (status === 403) {
      return `${said}. The access key in use may not do that. Another one: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; what each team's may: shared/docs/guides/serving.md.`
    }
    if (name === 'NoSuchBucket') return `${said}. Make the bucket, or name another one in STORE.`
    return `${said}. Run the same command again; what is live has not changed unless it says so.`
  }
  if (name.startsWith('CredentialsProvider')) {
    return `${said}. Name an access key: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`
  }
  return `${said}. Is it running, and is AWS_ENDPOINT_URL_S3 its address? Then run the same command again.`
}

const foreign = (what: string): string =>
  `what answers there is no object store, since ${what}. Is AWS_ENDPOINT_URL_S3 the store's address, and not its console's? Does a proxy, a login page or a maintenance page answer for it? Put that right and run the same command again.`

const whatKeepsBusy = (status: number | undefined): string =>
  status === 409
    ? 'Is another command writing the same, or does something else lock that key or its bucket? Let it end, then run the same command again.'
    : 'Does somebody else load it, or does its provider limit your requests? Run the same command again in some minutes.'

function isClockWrong(error: S3ServiceException): boolean {
  if (['RequestTimeTooSkewed', 'RequestExpired', 'RequestInTheFuture'].includes(error.name)) return true
  const date = answered.safeParse(error).data?.$response.headers['date']
  return getResponseStatus(error) === 403 && Math.abs(Date.parse(date ?? '') - Date.now()) > CLOCKS_DIFFER_MS
}

/**
 * Number of attempts if the store is down or a connection fails: only a few, so that the command soon reports
 * the failure.
 */
const ATTEMPTS = 3
/**
 * Number of attempts if the store is busy. All attempts take about 3 s, at most 6 s, unless the store asks
 * for longer delays.
 */
const ATTEMPTS_WHILE_BUSY = 7
const FIRST_DELAY_MS = 100
/** Maximum delay between two attempts, even if a store asks for a longer one; ms. */
const LONGEST_DELAY_MS = 5_000

/**
 * @param random function that returns a number from 0 to 1; random delays keep several clients from retrying
 *   at the same moment
 */
export function createRetryStrategy(
  random: () => number = Math.random,
): NonNullable<S3ClientConfig['retryStrategy']> {
  const token = (count: number, delay: number) => ({ getRetryCount: () => count, getRetryDelay: () => delay })
  return {
    acquireInitialRetryToken: () => Promise.resolve(token(0, 0)),
    refreshRetryTokenForRetry(before, { errorType, error, retryAfterHint }) {
      const isBusy = errorType === 'THROTTLING' || RETRYABLE_STATUSES.includes(getResponseStatus(error))
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
