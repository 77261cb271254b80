/**
 * The reply of the gateway in parts, so that the chat can show links by their titles and results as a list.
 * Older gateways send none and older panels ignore it: both go by the text `reply`.
 */
export interface Answer {
  /** 'results' shows pages and answers nothing; 'unknown' says that the site does not say it. */
  readonly kind: 'answer' | 'results' | 'unknown' | 'greeting'
  /** Paragraphs; they may name pages of the site by their addresses. */
  readonly lines: readonly string[]
  /** The titles of these pages, and of pages where more stands. */
  readonly pages: readonly PageLink[]
  readonly results: readonly Result[]
  /** There where it helps to ask people. */
  readonly contact?: { readonly hours: string }
}

export interface PageLink {
  /** A path of the site, with the anchor of a place on the page if it has one. */
  readonly address: string
  readonly title: string
}

/** A place on a page, and what it says in whole sentences. */
export interface Result extends PageLink {
  readonly heading?: string
  readonly text: string
}

const KINDS = ['answer', 'results', 'unknown', 'greeting'] as const

/** What is longer was not written by a gateway of ours. */
const MOST_PARTS = 12

/** @returns nothing for what is no answer: it comes from the network or from storage */
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

/** Nothing but a path of this site becomes a link. */
const isPageLink = (value: unknown): value is PageLink =>
  isRecord(value) &&
  isText(value['title']) &&
  isText(value['address']) &&
  /^\/(?:[a-z0-9][a-z0-9/-]{0,98})?(?:#[a-z0-9-]{1,99})?$/.test(value['address'])

const isResult = (value: unknown): value is Result =>
  isPageLink(value) &&
  isRecord(value) &&
  isText(value['text']) &&
  (value['heading'] === undefined || isText(value['heading']))
