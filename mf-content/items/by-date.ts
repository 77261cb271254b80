/** What news items and blog posts have in common when it comes to order. */
export interface Dated {
  /** ISO date, e.g. `2025-06-18`. */
  readonly date: string
}

/** A list is kept newest first; the other order is the same list from its end. */
export type Order = 'newest' | 'oldest'

/** A copy, newest first; items of the same day keep their order. */
export function sortByDate<Item extends Dated>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => inOrder(b.date, a.date))
}

/** ISO dates are in the order of their letters, and parsing them for every comparison is slow with a thousand items. */
const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b)
