import type { ListedItem } from './list-page.ts'

/** The order of a list. Lists are stored newest first, and reversed for the other order. */
export type SortOrder = 'newest' | 'oldest'

/** Returns a copy of a list, newest first. Items of the same day keep their order. */
export function sortByDate<Item extends Pick<ListedItem, 'date'>>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => inOrder(b.date, a.date))
}

/** Compares ISO dates as text, because parsing them each time is slow with a thousand items. */
const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b)
