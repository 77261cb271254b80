/** What news items and blog posts have in common when it comes to order. */
export interface Dated {
  /** ISO date, e.g. `2025-06-18`. */
  readonly date: string
}

export type Order = 'newest' | 'oldest'

/** A sorted copy; items of the same day keep their order. */
export function sortByDate<Item extends Dated>(items: readonly Item[], order: Order = 'newest'): Item[] {
  const direction = order === 'newest' ? -1 : 1
  return [...items].sort((a, b) => direction * inOrder(a.date, b.date))
}

/** ISO dates are in the order of their letters, and parsing them for every comparison is slow with a thousand items. */
const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b)
