/** The fields by which news items and blog posts are sorted. */
export interface DatedItem {
  /** The date in ISO format, e.g. `2025-06-18`. */
  readonly date: string
}

/** Lists are stored newest first; the other order reverses them. */
export type SortOrder = 'newest' | 'oldest'

/** Returns a copy, newest first; items of the same day keep their order. */
export function sortByDate<Item extends DatedItem>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => inOrder(b.date, a.date))
}

/** ISO dates sort as text. Parsing them for every comparison is slow with a thousand items. */
const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** How many other items a detail page offers (product specification, point 9). */
const MORE_ITEMS = 3

/** The most recent items, newest first, without the current one. */
export function latestOtherItems<Item extends DatedItem & { readonly id: string }>(
  items: readonly Item[],
  id: string,
): Item[] {
  return sortByDate(items.filter(item => item.id !== id)).slice(0, MORE_ITEMS)
}
