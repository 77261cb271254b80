/**
 * The gateway's reply in parts, so that the chat can show links by title and results as a list. Older
 * gateways do not send parts and older panels ignore them: both use the text `reply`.
 */
export interface Answer {
  /**
   * 'unknown' means that the site has no answer. Older gateways also send 'results': pages that may help.
   */
  readonly kind: (typeof KINDS)[number]
  /** Paragraphs; they may contain addresses of the site's pages. */
  readonly lines: readonly string[]
  /** Links to the pages whose addresses are in `lines`, to the answer's page, and to one with more on it. */
  readonly pages: readonly PageLink[]
  readonly results: readonly SearchResult[]
  /** The company's opening hours; present if the chat should suggest contacting the company. */
  readonly contact?: { readonly hours: string }
}

export interface PageLink {
  /** A path of the site, with an anchor if there is one. */
  readonly address: string
  readonly title: string
}

/** A section of a page that may help. `text` is whole sentences of the section. */
export interface SearchResult extends PageLink {
  readonly heading?: string
  readonly text: string
}

const KINDS = ['answer', 'results', 'unknown', 'greeting'] as const

/** The maximum number of entries in each list of an answer. Our gateways never send more. */
const MOST_PARTS = 12

/**
 * Parses an answer from the network or from storage.
 * @returns undefined for an invalid answer
 */
export function parseAnswer(value: unknown): Answer | undefined {
  if (!(isRecord(value) && Array.isArray(value['lines']))) return undefined
  const kind = KINDS.find(each => each === value['kind'])
  const { lines, pages, results, contact } = value
  if (
    kind === undefined ||
    !areAll(lines, isText) ||
    !areAll(pages, isPageLink) ||
    !areAll(results, isResult)
  )
    return undefined
  const hours = isRecord(contact) ? contact['hours'] : undefined
  return { kind, lines, pages, results, ...(isText(hours) && { contact: { hours } }) }
}

function areAll<Part>(value: unknown, isPart: (each: unknown) => each is Part): value is readonly Part[] {
  return Array.isArray(value) && value.length <= MOST_PARTS && value.every(isPart)
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether a value is a link to a page of this site. No other address becomes a link. */
const isPageLink = (value: unknown): value is PageLink =>
  isRecord(value) &&
  isText(value['title']) &&
  isText(value['address']) &&
  /^\/(?:[a-z0-9][a-z0-9/-]{0,98})?(?:#[a-z0-9-]{1,99})?$/.test(value['address'])

const isResult = (value: unknown): value is SearchResult =>
  isPageLink(value) &&
  isRecord(value) &&
  isText(value['text']) &&
  (value['heading'] === undefined || isText(value['heading']))
