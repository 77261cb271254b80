import type { LoadedPage, MissingItem } from '@kutuhal/contract'

/** How opening an address ended. Never an exception: whatever a remote does is a state of its page, not of the site. */
export type PageOutcome = LoadedPage | MissingItem | UnknownAddress | PageFailure

export interface UnknownAddress {
  readonly status: 'unknown'
}

export interface PageFailure {
  readonly status: 'failed'
  readonly error: Error
}

export type PendingPage = PageOutcome | Promise<PageOutcome>

/** Where the layout gets its pages from: composed ones while composing, federated ones in the browser. */
export interface PageSource {
  /** The page that the HTML document holds. */
  readonly initial: PendingPage
  /** The composed markup of that page, to keep when its remote cannot take over; '' if there is none. */
  readonly composedHtml: string
  open(path: string): Promise<PageOutcome>
}

export function pageFailure(cause: unknown): PageFailure {
  return { status: 'failed', error: cause instanceof Error ? cause : new Error(String(cause)) }
}
