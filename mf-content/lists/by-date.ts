/** The fields by which news items and blog posts are sorted. */
export interface DatedItem {
  /** The date in ISO format, e.g. `2025-06-18`. */
  readonly date: string
}

/** The order of a list. Lists are stored newest first, and reversed for the other order. */
export type SortOrder = 'newest' | 'oldest'

/** Returns a copy of a list, newest first. Items of the same day keep their order. */
export function sortByDate<Item extends DatedItem>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => inOrder(b.date, a.date))
}

/** Compares ISO dates as text, because parsing them each time is slow with a thousand items. */
const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b)
