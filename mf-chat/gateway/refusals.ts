interface Refusal {
  readonly status: number
  /** What is wrong and what to do. */
  readonly message: string
}

const BODY = 'Send JSON such as { "userMessage": "When are you open?" }, with 1 to 4000 characters.'

const refusals: ReadonlyMap<string, Refusal> = new Map(
  Object.entries({
    FST_ERR_VALIDATION: {
      status: 400,
      message: `The text "userMessage" is missing, blank, too long or no text. ${BODY}`,
    },
    FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: `The body is not JSON. ${BODY}` },
    FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: `The body is empty. ${BODY}` },
    FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: `The body has more than 16 KB. ${BODY}` },
    FST_ERR_CTP_INVALID_MEDIA_TYPE: {
      status: 415,
      message: `The body must be JSON, with the header "content-type: application/json". ${BODY}`,
    },
  }),
)

/** What to answer when a request could not be served, in place of the framework's own words. */
export function refusalOf({ code }: { readonly code?: string }): Refusal {
  const unexpected = {
    status: 500,
    message: 'The assistant cannot answer at the moment. Try again in a minute.',
  }
  return refusals.get(code ?? '') ?? unexpected
}
