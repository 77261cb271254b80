/**
 * A release that fails on a navigation fails again in the document loaded instead. That document learns from
 * the shared history entry what was already reported: storage may be disabled.
 */
const KEY = 'reported'

const reported = new Set<string>()
let before = new Set<unknown>()

/** Call it at the beginning of a visit. */
export function takeOverReported(): void {
  const { [KEY]: passedOn, ...rest } = stateOfEntry()
  if (!Array.isArray(passedOn)) return
  before = new Set(passedOn)
  // A later reload begins a visit of its own.
  history.replaceState(rest, '')
}

/** @returns whether the previous document has not reported this release's failure */
export function isNews(release: string): boolean {
  reported.add(release)
  // Only once: a later failure is a new one.
  return !before.delete(release)
}

/** Call just before the browser loads the document of the current address. */
export function passOnReported(): void {
  if (reported.size === 0) return
  try {
    history.replaceState({ ...stateOfEntry(), [KEY]: [...reported] }, '')
  } catch {
    // A duplicate report is better than a navigation that never ends.
  }
}

function stateOfEntry(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return state instanceof Object ? { ...state } : {}
}
