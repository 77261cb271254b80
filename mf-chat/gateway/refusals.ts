import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** The form of all refusals: `{ "error": what is wrong and what to do }`. */
export interface Refusal {
  readonly status: number
  readonly message: string
  /** The time in seconds until a retry may succeed. */
  readonly retryAfter?: number
}

/** The longest request in bytes, as in shared/tooling/release/serve/nginx/template/assistant.conf. */
export const BODY_LIMIT = 8 * 1024

const BODY = 'Send JSON such as { "userMessage": "When are you open?" }, with 1 to 4000 characters.'

const messages: Readonly<Record<number, string>> = {
  400: `The request has no JSON with a text "userMessage", or one that is blank or too long. ${BODY}`,
  408: 'The request took too long to arrive. Send it again.',
  413: `The body has more than 8 KB. ${BODY}`,
  415: `The body must be JSON, with the header "content-type: application/json". ${BODY}`,
  429: 'Too many questions in a short time. Try again in a minute.',
  431: 'The headers of the request are too long. Send fewer of them.',
}

const CANNOT_ANSWER = 'The assistant cannot answer at the moment. Try again in a minute.'

/** Reasons to refuse a valid request. */
export const refusals = {
  busy: { status: 503, message: 'Too many questions right now. Try again in a few seconds.', retryAfter: 5 },
  slow: { status: 503, message: 'The answer took too long. Try again in a few seconds.', retryAfter: 5 },
  elsewhere: {
    status: 403,
    message:
      'Only pages of the site may ask, and this request names none of them in its header "origin". Whose pages may: ASSISTANT_ORIGINS.',
  },
  nothingLive: { status: 503, message: 'No site is live yet. Try again in a minute.', retryAfter: 60 },
  unexpected: { status: 500, message: CANNOT_ANSWER },
  modelFailed: { status: 502, message: CANNOT_ANSWER, retryAfter: 60 },
} satisfies Readonly<Record<string, Refusal>>

export class RefusalError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

/** Turns an error into the answer for the client, in place of the framework's own text. */
export function toRefusal(error: Error & { readonly statusCode?: number }): Refusal {
  return error instanceof RefusalError ? error.refusal : refusalOfStatus(error.statusCode ?? 500)
}

function refusalOfStatus(status: number): Refusal {
  if (status === 503) return refusals.busy
  if (status >= 500) return refusals.unexpected
  return { status, message: messages[status] ?? `The request cannot be read. ${BODY}` }
}

const statusOfCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers requests that are too slow, too long or not HTTP. The answer has the same JSON as all refusals. */
export function respondToClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, message } = refusalOfStatus(statusOfCode[code] ?? 400)
  const body = JSON.stringify({ error: message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  // With `destroy` alone, data that still arrives would reset the connection before the answer is read.
  socket.end([...head, '', body].join('\r\n'), () => socket.destroySoon())
}
