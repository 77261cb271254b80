import { sortByDate, type Dated } from './by-date.ts'

/** How many other items a detail page offers (product specification, point 9). */
const MORE_ITEMS = 3

/** The most recent items, newest first, without the one being read. */
export function moreItems<Item extends Dated & { readonly id: string }>(
  items: readonly Item[],
  id: string,
): Item[] {
  return sortByDate(items.filter(item => item.id !== id)).slice(0, MORE_ITEMS)
}
