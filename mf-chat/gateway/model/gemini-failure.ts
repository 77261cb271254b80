import { ApiError } from '@google/genai'
import { z } from 'zod'
import type { Failure } from './model.ts'

/** Without a hint, a server that is overloaded is left alone for so long; ms. */
const OVERLOADED_PAUSE = 500

/**
 * What a failed call to Gemini means. Only after 429 with a hint when, and 503, may it be made again: a
 * connection that broke may have been answered, and paid for, already.
 */
export function failureOf(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return { status: 'failed', why: 'slow' }
  if (error instanceof ApiError) return failureOfStatus(error.status, error.message)
  const { name, cause } = partsOf(error)
  // A connection that fails has a reason below it; what the SDK stumbles over in a strange answer has none.
  if (cause !== undefined) return { status: 'failed', why: 'away', detail: codeOf(cause) }
  return { status: 'failed', why: 'unreadable', detail: name === 'SyntaxError' ? 'no JSON' : 'no answer' }
}

/** Errors of Google's APIs, as JSON in the message: https://cloud.google.com/apis/design/errors */
function failureOfStatus(status: number, message: string): Failure {
  const [, word = ''] = REASON.exec(message) ?? STATUS.exec(message) ?? []
  const [, seconds] = RETRY_DELAY.exec(message) ?? []
  const retryDelay = seconds === undefined ? undefined : parseFloat(seconds) * 1000
  const failed = { status: 'failed', detail: `${status} ${word}`.trim() } as const
  if (status === 429)
    return { ...failed, why: 'busy', ...(retryDelay !== undefined && { retryAfter: retryDelay }) }
  if (status === 503) return { ...failed, why: 'away', retryAfter: retryDelay ?? OVERLOADED_PAUSE }
  return { ...failed, why: status >= 500 ? 'away' : 'refused' }
}

/** Words for machines, `RESOURCE_EXHAUSTED`: nothing else of a message gets into a log. */
const REASON = /"reason": ?"([A-Z_]{1,60})"/
const STATUS = /"status": ?"([A-Z_]{1,60})"/
const RETRY_DELAY = /"retryDelay": ?"(\d+(?:\.\d+)?)s"/

const parts = z.object({ name: z.string(), code: z.string(), cause: z.unknown() }).partial()

const partsOf = (error: unknown): z.infer<typeof parts> => parts.safeParse(error).data ?? {}

/** The system's own word for it, `ECONNREFUSED`, which stands at the end of a chain of causes. */
function codeOf(error: unknown): string {
  const { code, cause } = partsOf(error)
  if (code !== undefined && /^[A-Z_]{1,40}$/.test(code)) return code
  return cause === undefined ? 'no connection' : codeOf(cause)
}
