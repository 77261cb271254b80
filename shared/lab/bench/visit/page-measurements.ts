/** Data that page-measurements.mjs collects; times in ms since the page's start. */
export interface PageMeasurements {
  readonly fcp: number
  readonly lcp: number
  /** Cumulative layout shift, without the shifts that follow an input. */
  readonly cls: number
  /** Start and length of every task of 50 ms or more. */
  readonly tasks: readonly (readonly [start: number, duration: number])[]
  /** When the browser became idle after the page's heading had been hydrated. */
  readonly hydrated?: number
  /** The longest time from an input to the next frame so far. */
  readonly inp?: number
}

declare global {
  interface Window {
    readonly benchNotes: PageMeasurements
  }
}

/** A visitor notices tasks that are longer than this; ms. */
const UNNOTICED_MS = 50

/**
 * Total Blocking Time as in Lighthouse: the sum of task time beyond 50 ms, from the first paint on.
 * @param since the time of the first paint; ms
 * @returns the Total Blocking Time; ms
 */
export function calculateTotalBlockingTime(tasks: PageMeasurements['tasks'], since: number): number {
  const seen = tasks.map(([start, duration]) => start + duration - Math.max(start, since))
  return seen.reduce((sum, duration) => sum + Math.max(0, duration - UNNOTICED_MS), 0)
}
