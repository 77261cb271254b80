/**
 * A release that fails on a navigation fails again in the document loaded instead. That document learns from
 * the shared history entry what was already reported: storage may be disabled.
 */
const KEY = 'reported'

const reported = new Set<string>()
let before = new Set<unknown>()

/** Call it as a visit begins. */
export function takeOverReported(): void {
  const { [KEY]: passedOn, ...rest } = stateOfEntry()
  if (!Array.isArray(passedOn)) return
  before = new Set(passedOn)
  // Anyone who loads the page again later makes a visit of its own.
  history.replaceState(rest, '')
}

/** @returns whether a release's fault is news: the visit before has not reported it */
export function isNews(release: string): boolean {
  reported.add(release)
  // Once: what fails again later is another fault.
  return !before.delete(release)
}

/** Just before the browser goes to the document of the address that it shows. */
export function passOnReported(): void {
  if (reported.size === 0) return
  try {
    history.replaceState({ ...stateOfEntry(), [KEY]: [...reported] }, '')
  } catch {
    // Said twice is better than a navigation that does not end.
  }
}

function stateOfEntry(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return state instanceof Object ? { ...state } : {}
}
