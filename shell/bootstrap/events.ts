/** Events on `window` that tell how far the shell has started in a document. */
export type ShellEvent =
  /** From this event on, the shell reports errors, including its own. */
  | 'shell-reporting'
  /** The shell has thrown, and the composed document is restored. */
  | 'shell-failed'
  /** The layout around the page is hydrated. */
  | 'shell-hydrated'
  /** The document's page is hydrated too, or will stay static. */
  | 'page-hydrated'

/** Dispatches an event for the document's inline scripts, which are built separately from the shell. */
export function emit(event: ShellEvent): void {
  dispatchEvent(new Event(event))
}

/** Calls back when the event first happens. */
export function once(event: ShellEvent, then: () => void): void {
  addEventListener(event, then, { once: true })
}
