import { ApiError } from '@google/genai'
import { z } from 'zod'
import type { Failure } from './model.ts'

/** Without a hint, a server that is overloaded is left alone for so long; ms. */
const OVERLOADED_PAUSE = 500

/**
 * What a failed call to Gemini means. The same call may be made again only where the server said that it did not take it on: 429 with
 * a hint when, and 503. A connection that broke may have been answered, and paid for, already.
 */
export function failureOf(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return { status: 'failed', why: 'slow' }
  if (error instanceof ApiError) return failureOfStatus(error.status, detailsIn(error.message))
  const { name, cause } = partsOf(error)
  // A connection that fails has a reason below it; what the SDK stumbles over in a strange answer has none.
  if (cause !== undefined) return { status: 'failed', why: 'away', detail: codeOf(cause) }
  return { status: 'failed', why: 'unreadable', detail: name === 'SyntaxError' ? 'no JSON' : 'no answer' }
}

function failureOfStatus(status: number, { word, retryDelay }: Details): Failure {
  const detail = `${status} ${word}`.trim()
  if (status === 429) {
    return {
      status: 'failed',
      why: 'busy',
      detail,
      ...(retryDelay !== undefined && { retryAfter: retryDelay }),
    }
  }
  if (status === 503)
    return { status: 'failed', why: 'away', detail, retryAfter: retryDelay ?? OVERLOADED_PAUSE }
  return { status: 'failed', why: status >= 500 ? 'away' : 'refused', detail }
}

interface Details {
  /** `RESOURCE_EXHAUSTED`, `API_KEY_INVALID` and the like. */
  readonly word: string
  /** ms */
  readonly retryDelay?: number
}

const word = z.string().regex(/^[A-Z_]{1,60}$/)

/** Errors of Google's APIs: https://cloud.google.com/apis/design/errors */
const errorBody = z.object({
  error: z.object({
    status: word.optional().catch(undefined),
    details: z
      .array(
        z.object({
          reason: word.optional().catch(undefined),
          retryDelay: z
            .string()
            .regex(/^\d+(\.\d+)?s$/)
            .transform(seconds => parseFloat(seconds) * 1000)
            .optional()
            .catch(undefined),
        }),
      )
      .catch([]),
  }),
})

function detailsIn(message: string): Details {
  const body = errorBody.safeParse(jsonOr(message))
  if (!body.success) return { word: '' }
  const { status = '', details } = body.data.error
  const reason = details.find(entry => entry.reason !== undefined)?.reason
  const retryDelay = details.find(entry => entry.retryDelay !== undefined)?.retryDelay
  return { word: reason ?? status, ...(retryDelay !== undefined && { retryDelay }) }
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const parts = z.object({ name: z.string(), code: z.string(), cause: z.unknown() }).partial()

const partsOf = (error: unknown): z.infer<typeof parts> => parts.safeParse(error).data ?? {}

/** The system's own word for it, `ECONNREFUSED`, which stands at the end of a chain of causes. */
function codeOf(error: unknown): string {
  const { code, cause } = partsOf(error)
  if (code !== undefined && /^[A-Z_]{1,40}$/.test(code)) return code
  return cause === undefined ? 'no connection' : codeOf(cause)
}
