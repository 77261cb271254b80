/**
 * What the starter in the document and the shell's scripts say to each other: plain events on `window`, since the two are built apart
 * and the starter is there first.
 */
interface HandOver {
  /** The shell reports errors from here on, those of its own code too. */
  readonly reporting: 'shell-reporting'
  /** The shell has thrown, and the document stands there again as it was composed. */
  readonly failed: 'shell-failed'
  /** What all pages have in common answers a visitor. */
  readonly shellAnswering: 'shell-answering'
  /** So does the page that the document came with; or nothing of it ever will, and it stays as it came. */
  readonly pageAnswering: 'page-answering'
}

/** Tells the starter, once. */
export function tellStarter(what: HandOver[keyof HandOver]): void {
  dispatchEvent(new Event(what))
}

/** Calls back when the shell says so. */
export function hearShell(what: HandOver[keyof HandOver], heard: () => void): void {
  addEventListener(what, heard, { once: true })
}
