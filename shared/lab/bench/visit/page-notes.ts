/** What page-notes.mjs tells of a page; times in ms since its start. */
export interface PageNotes {
  readonly fcp: number
  readonly lcp: number
  /** Sum of all layout shifts that no input explains. */
  readonly cls: number
  /** Start and length of every task of 50 ms or more. */
  readonly tasks: readonly (readonly [start: number, duration: number])[]
  /** When the page's heading was taken over, and the browser idle after that. */
  readonly hydrated?: number
  /** The longest way from an input to the next picture, of all so far. */
  readonly inp?: number
}

declare global {
  interface Window {
    readonly benchNotes: PageNotes
  }
}
