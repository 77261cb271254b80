import type { PageNotes } from './page-notes.ts'

/** So long a task may take before it counts as in the way of a visitor; ms. */
const UNNOTICED_MS = 50

/**
 * Total Blocking Time, as Lighthouse has it: of every task what goes beyond 50 ms, from the first paint on.
 * @param since the first paint; ms
 * @returns ms
 */
export function blockingTime(tasks: PageNotes['tasks'], since: number): number {
  const seen = tasks.map(([start, duration]) => start + duration - Math.max(start, since))
  return seen.reduce((sum, duration) => sum + Math.max(0, duration - UNNOTICED_MS), 0)
}
