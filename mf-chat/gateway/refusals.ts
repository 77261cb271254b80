/** Every way in which a request is refused, in one shape: `{ "error": what is wrong and what to do }`. */
export interface Refusal {
  readonly status: number
  /** What is wrong and what to do. */
  readonly message: string
  /** After how many seconds it may go better. */
  readonly retryAfter?: number
}

/** bytes; nginx has the same (shared/tooling/release/serve/nginx/template/assistant.conf). */
export const BODY_LIMIT = 8 * 1024

const BODY = 'Send JSON such as { "userMessage": "When are you open?" }, with 1 to 4000 characters.'

const busy: Refusal = {
  status: 503,
  message: 'The assistant has too many questions at the moment. Try again in a few seconds.',
  retryAfter: 5,
}

const byCode: ReadonlyMap<string, Refusal> = new Map(
  Object.entries<Refusal>({
    FST_ERR_VALIDATION: {
      status: 400,
      message: `The text "userMessage" is missing, blank, too long or no text. ${BODY}`,
    },
    FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: `The body is not JSON. ${BODY}` },
    FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: `The body is empty. ${BODY}` },
    FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: `The body has more than 8 KB. ${BODY}` },
    FST_ERR_CTP_INVALID_MEDIA_TYPE: {
      status: 415,
      message: `The body must be JSON, with the header "content-type: application/json". ${BODY}`,
    },
    FST_UNDER_PRESSURE: busy,
  }),
)

const unreadable: Refusal = { status: 400, message: `The request cannot be read. ${BODY}` }

const byStatus: ReadonlyMap<number, Refusal> = new Map([
  [408, { status: 408, message: 'The request took too long to arrive. Send it again.' }],
  [
    417,
    { status: 417, message: 'The header "expect" promises what this service does not do. Leave it out.' },
  ],
  [429, { status: 429, message: 'Too many questions in a short time. Try again in a minute.' }],
  [431, { status: 431, message: 'The headers of the request are too long. Send fewer of them.' }],
])

const unexpected: Refusal = {
  status: 500,
  message: 'The assistant cannot answer at the moment. Try again in a minute.',
}

/** Why questions are refused where nothing is wrong with the request itself. */
export const refusals = {
  busy,
  slow: { ...busy, message: 'The answer took too long. Try again in a few seconds.' },
  elsewhere: {
    status: 403,
    message:
      'Only pages of the site may ask, and this request names none of them in its header "origin". Whose pages may: ASSISTANT_ORIGINS.',
  },
  nothingLive: {
    ...busy,
    message: 'The assistant knows no site yet. Try again in a minute.',
    retryAfter: 60,
  },
  modelFailed: { ...unexpected, status: 502, retryAfter: 60 },
} satisfies Readonly<Record<string, Refusal>>

/** Thrown where a question is refused. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

/** What to answer when a request could not be served, in place of the framework's own words. */
export function refusalOf(error: Error & { readonly code?: string; readonly statusCode?: number }): Refusal {
  if (error instanceof Refused) return error.refusal
  const { code = '', statusCode = 500 } = error
  const known = byCode.get(code) ?? byStatus.get(statusCode)
  if (known) return known
  return statusCode < 500 ? { ...unreadable, status: statusCode } : unexpected
}
