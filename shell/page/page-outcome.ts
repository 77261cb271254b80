import type { LoadedPage, MissingItem } from '@kutuhal/contract'

/** How opening an address ended. Never an exception: whatever a remote does is a state of its page, not of the site. */
export type PageOutcome = PageAnswer | FrozenPage | OutOfReach | PageFailure

/** What an address has turned out to be. */
export type PageAnswer = OpenedPage | MissingItem | UnknownAddress

export interface OpenedPage extends LoadedPage {
  /** Where its code comes from, e.g. `mf-maze@1.4.0`; absent while composing. */
  readonly release?: string
}

export interface UnknownAddress {
  readonly status: 'unknown'
}

/** The pinned release cannot take over its composed markup, but another one can render the page anew: open it again. */
export interface FrozenPage {
  readonly status: 'frozen'
}

/** The line let nothing of it through. */
export interface OutOfReach {
  readonly status: 'unreachable'
}

/** No release is left to try. */
export interface PageFailure {
  readonly status: 'failed'
}

export type PendingPage = PageOutcome | Promise<PageOutcome>

/** Where the layout gets its pages from: composed ones while composing, federated ones in the browser. */
export interface PageSource {
  /** The page that the HTML document holds. */
  readonly initial: PendingPage
  /** The composed markup of that page, to keep when its remote cannot take over; '' if there is none. */
  readonly composedHtml: string
  open(path: string): Promise<PageOutcome>
  /** The same after a failure, at a visitor's wish: notices when the live site has been mended meanwhile. */
  retry(path: string): Promise<PageOutcome>
  /** A page threw after it was opened. @returns what it has become */
  reportBroken(path: string, page: OpenedPage, error: Error): FrozenPage | PageFailure
}
