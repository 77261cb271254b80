import type { ItemList } from './item-list.ts'
import type { ItemWithText, ListedItem } from './list-page.ts'

export interface ItemPageData<Item> extends ItemWithText<Item> {
  /** The most recent others. */
  readonly more: readonly Item[]
  readonly previous: AdjacentItem | undefined
  readonly next: AdjacentItem | undefined
}

interface AdjacentItem {
  readonly id: string
  readonly title?: string | undefined
}

/** Product specification, point 9. */
const MORE_ITEMS = 3

/** @returns undefined if the list has no item with this id */
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

/** In the order of the ids. */
export const listItemIds = async (list: ItemList<ListedItem>): Promise<{ readonly id: string }[]> =>
  (await list.load()).map(({ item: { id } }) => ({ id })).sort((a, b) => Number(a.id) - Number(b.id))

/**
 * However many items there are: the product specification (point 2) says "disabled at id 1 (previous) and at
 * id 4 or above (next)".
 */
const FIRST_ID_WITHOUT_NEXT = 4

/** The numeric id minus one and plus one (product specification, point 2). */
function getAdjacentIds(id: string) {
  const number = Number(id)
  return {
    previous: number > 1 ? String(number - 1) : undefined,
    next: number < FIRST_ID_WITHOUT_NEXT ? String(number + 1) : undefined,
  }
}
