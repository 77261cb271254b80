import type { ItemList } from './item-list.ts'
import type { ItemWithText, ListedItem } from './list-page.ts'

/** The data of the page of one item. */
export interface ItemPageData<Item> extends ItemWithText<Item> {
  /** The most recent other items. */
  readonly more: readonly Item[]
  readonly previous: AdjacentItem | undefined
  readonly next: AdjacentItem | undefined
}

/** An item before or after another item. */
interface AdjacentItem {
  readonly id: string
  readonly title?: string | undefined
}

/** How many other items the page of an item offers (product specification, point 9). */
const MORE_ITEMS = 3

/** Loads the data of an item's page. @returns undefined if the list has no item with this id */
export async function loadItemPage<Item extends ListedItem>(
  list: ItemList<Item>,
  id: string,
): Promise<ItemPageData<Item> | undefined> {
  const all = await list.load()
  const find = (wanted: string) => all.find(({ item }) => item.id === wanted)
  const whole = find(id)
  if (!whole) return undefined
  const adjacent = (other: string | undefined) =>
    other === undefined ? undefined : { id: other, title: find(other)?.item.title }
  const { previous, next } = getAdjacentIds(id)
  const more = all.flatMap(({ item }) => (item.id === id ? [] : [item])).slice(0, MORE_ITEMS)
  return { ...whole, more, previous: adjacent(previous), next: adjacent(next) }
}

/** Lists what the addresses of a list's items hold, in the order of their ids. */
export const listItemIds = async (list: ItemList<ListedItem>): Promise<{ readonly id: string }[]> =>
  (await list.load()).map(({ item: { id } }) => ({ id })).sort((a, b) => Number(a.id) - Number(b.id))

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
