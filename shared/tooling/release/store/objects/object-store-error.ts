/** Errors of an object store, and the retry strategy: a few attempts, after random delays that increase. */
import { S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3'
import { z } from 'zod'

export class ObjectStoreError extends Error {
  /** As errors of the computer have one: they are not the fault of what is released. */
  readonly code = 'EOBJECTSTORE'

  /** @param doing the request in words, e.g. `write pointers/live` */
  constructor(place: string, doing: string, cause: unknown) {
    super(`The object store ${place} did not ${doing}: ${explain(cause)}`, { cause })
  }
}

/** The error for a response of another service, such as a login page (shared/docs/guides/edges.md). */
export class ForeignResponseError extends Error {}

const answered = z.object({
  $response: z.object({ statusCode: z.number(), headers: z.record(z.string(), z.string()) }),
})

const coded = z.object({ Code: z.string() })

export const getResponseStatus = (error: unknown): number | undefined =>
  answered.safeParse(error).data?.$response.statusCode

/** Whether a status means "try again later": conflicting writes, too many requests, an overloaded store. */
const isRetryable = (status: number | undefined): boolean =>
  status === 409 || status === 429 || status === 503

function explain(cause: unknown): string {
  const { name, message } = cause instanceof Error ? cause : { name: '', message: String(cause) }
  if (cause instanceof ForeignResponseError) return explainForeign(message)
  // If the store sent no message, Amazon's client uses the error's name or `UnknownError` in its place.
  const said = ['', name, 'UnknownError'].includes(message) ? name : `${name}, ${message}`
  const status = getResponseStatus(cause)
  if (isRetryable(status)) {
    return `it answered ${status} (${said}) to every attempt. ${
      status === 409
        ? 'Is another command writing the same, or does something else lock that key or its bucket? Let it end, then run the same command again.'
        : 'Does somebody else load it, or does its provider limit your requests? Run the same command again in some minutes.'
    }`
  }
  // Every S3 error has a code; some (from Ceph) have no message. Another service sends no code.
  if (status !== undefined && !coded.safeParse(cause).success)
    return explainForeign(`it answered ${status} without an error of S3`)
  return `${said}. ${findRemedy(cause, name)}`
}

const explainForeign = (what: string): string =>
  `what answers there is no object store, since ${what}. Is AWS_ENDPOINT_URL_S3 the store's address, and not its console's? Does a proxy, a login page or a maintenance page answer for it? Put that right and run the same command again.`

function findRemedy(cause: unknown, name: string): string {
  if (name.startsWith('CredentialsProvider'))
    return 'Name an access key: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.'
  if (!(cause instanceof S3ServiceException))
    return 'Is it running, and is AWS_ENDPOINT_URL_S3 its address? Then run the same command again.'
  if (isClockWrong(cause))
    return `This computer's clock says ${new Date().toISOString()}, and the store's differs. Set the clock, then run the same command again.`
  if (getResponseStatus(cause) === 403)
    return "The access key in use may not do that. Another one: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; what each team's may: shared/docs/guides/serving.md."
  if (name === 'NoSuchBucket') return 'Make the bucket, or name another one in STORE.'
  return 'Run the same command again; what is live has not changed unless it says so.'
}

/** Difference of clocks that makes a store refuse requests; ms. Amazon allows 15 minutes. */
const CLOCKS_DIFFER_MS = 5 * 60_000

function isClockWrong(error: S3ServiceException): boolean {
  if (['RequestTimeTooSkewed', 'RequestExpired', 'RequestInTheFuture'].includes(error.name)) return true
  const date = answered.safeParse(error).data?.$response.headers['date']
  return getResponseStatus(error) === 403 && Math.abs(Date.parse(date ?? '') - Date.now()) > CLOCKS_DIFFER_MS
}

/** Number of attempts if the store is down or a connection fails: few, so that a command soon reports it. */
const ATTEMPTS = 3
/** Number of attempts if the store is busy: 3 s in all, at most 6 s, unless it asks for longer delays. */
const ATTEMPTS_WHILE_BUSY = 7
const FIRST_DELAY_MS = 100
/** Maximum delay between two attempts, even if a store asks for a longer one; ms. */
const LONGEST_DELAY_MS = 5_000

/** @param random returns a number from 0 to 1: clients should not all retry at the same moment */
export function createRetryStrategy(
  random: () => number = Math.random,
): NonNullable<S3ClientConfig['retryStrategy']> {
  const token = (count: number, delay: number) => ({ getRetryCount: () => count, getRetryDelay: () => delay })
  return {
    acquireInitialRetryToken: () => Promise.resolve(token(0, 0)),
    refreshRetryTokenForRetry(before, { errorType, error, retryAfterHint }) {
      const isBusy = errorType === 'THROTTLING' || isRetryable(getResponseStatus(error))
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
