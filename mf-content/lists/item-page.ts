import { sortByDate } from './by-date.ts'
import type { ItemList } from './item-list.ts'
import type { ItemWithText, ListedItem } from './list-page.ts'

/** The data of the page of one item. */
export interface ItemPageData<Item> extends ItemWithText<Item> {
  /** The most recent other items. */
  readonly more: readonly Item[]
  readonly previous: AdjacentItem | undefined
  readonly next: AdjacentItem | undefined
}

/** An item before or after another item. The title is absent if it is not on the first page of the list. */
interface AdjacentItem {
  readonly id: string
  readonly title?: string | undefined
}

/** How many other items the page of an item offers (product specification, point 9). */
const MORE_ITEMS = 3

/** Loads the data of an item's page. @param id the id of an existing item */
export async function loadItemPage<Item extends ListedItem>(
  list: ItemList<Item>,
  id: string,
): Promise<ItemPageData<Item>> {
  const [whole, { items }] = await Promise.all([list.item(id), list.page(0)])
  const adjacent = (other: string | undefined) =>
    other === undefined ? undefined : { id: other, title: items.find(item => item.id === other)?.title }
  const { previous, next } = getAdjacentIds(id)
  const more = sortByDate(items.filter(item => item.id !== id)).slice(0, MORE_ITEMS)
  return { ...whole, more, previous: adjacent(previous), next: adjacent(next) }
}

/**
 * Items with this id or a higher id have no "Next" link, however many items there are: the product
 * specification (point 2) says "disabled at id 1 (previous) and at id 4 or above (next)".
 */
const FIRST_ID_WITHOUT_NEXT = 4

/** The ids before and after an id: the numeric id minus one and plus one (product specification, point 2). */
function getAdjacentIds(id: string) {
  const number = Number(id)
  return {
    previous: number > 1 ? String(number - 1) : undefined,
    next: number < FIRST_ID_WITHOUT_NEXT ? String(number + 1) : undefined,
  }
}
