import type { SanitisedHtml } from '@kutuhal/contract'

/** How many items a page of a list shows. */
export const PAGE_SIZE = 24

/** A page of a list, newest items first. */
export interface ListPage<Item> {
  readonly items: readonly Item[]
  /** How many items the whole list has. */
  readonly count: number
  /** The number of the page, from 0 on. */
  readonly number: number
}

/** The number of pages for this many items. */
export const countPages = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE))

/** Returns the items of a page. @param page the page's number, from 0 on */
export const itemsOfPage = <Item>(items: readonly Item[], page: number): readonly Item[] =>
  items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)

/** Returns a page of a whole list. @param number the page's number, from 0 on */
export const listPageOf = <Item>(list: readonly ItemWithText<Item>[], number: number): ListPage<Item> => ({
  items: itemsOfPage(list, number).map(({ item }) => item),
  count: list.length,
  number,
})

/** An item as lists show it. The fields come from the front matter of the item's file in content/. */
export interface ListedItem {
  readonly id: string
  readonly title: string
  /** The date in ISO format, e.g. 2025-05-15. */
  readonly date: string
  readonly excerpt: string
  /** The picture's path below this app's drawings/ folder, without its extension. */
  readonly coverImage: string
  /** The picture's text alternative; '' for a picture that is only decoration. */
  readonly coverAlt: string
}

/** An item with its text. */
export interface ItemWithText<Item> {
  readonly item: Item
  readonly body: SanitisedHtml
}

/** How a list is searched. */
export interface SearchRules<Item> {
  /** The texts of an item that a search looks through, ignoring case (product specification, point 5). */
  readonly textsOf: (item: ItemWithText<Item>) => readonly string[]
  /** The filters that an item matches, each as name and value: `tag=Sensors`. */
  readonly filtersOf: (item: Item) => readonly string[]
}
