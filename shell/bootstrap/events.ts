/** The shell's life in a document, from its first script to the hydrated page: events on `window`. */
export type ShellEvent =
  /** The shell reports errors from here on, those of its own code too. */
  | 'shell-reporting'
  /** The shell has thrown, and the document stands there again as it was composed. */
  | 'shell-failed'
  /** What all pages have in common answers a visitor. */
  | 'shell-answering'
  /** So does the page that the document came with; or it never will, and stays as it came. */
  | 'page-answering'

/** Tells the scripts in the document, which are built apart from the shell's and run first. */
export function emit(event: ShellEvent): void {
  dispatchEvent(new Event(event))
}

/** Calls back when that happens for the first time. */
export function once(event: ShellEvent, then: () => void): void {
  addEventListener(event, then, { once: true })
}
