import type { SanitisedHtml } from '@kutuhal/contract'

export const PAGE_SIZE = 24

/** Newest items first. */
export interface ListPage<Item> {
  readonly items: readonly Item[]
  /** Of the whole list. */
  readonly count: number
  /** From 0 on. */
  readonly number: number
}

export const countPages = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE))

/** @param page from 0 on */
export const itemsOfPage = <Item>(items: readonly Item[], page: number): readonly Item[] =>
  items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)

/** @param number from 0 on */
export const listPageOf = <Item>(list: readonly ItemWithText<Item>[], number: number): ListPage<Item> => ({
  items: itemsOfPage(list, number).map(({ item }) => item),
  count: list.length,
  number,
})

/** As lists show it. The fields come from the front matter of the item's file in content/. */
export interface ListedItem {
  readonly id: string
  readonly title: string
  /** ISO, e.g. 2025-05-15. */
  readonly date: string
  readonly excerpt: string
  /** Path below this app's drawings/ folder, without its extension. */
  readonly coverImage: string
  /** '' for a picture that is only decoration. */
  readonly coverAlt: string
}

export interface ItemWithText<Item> {
  readonly item: Item
  readonly body: SanitisedHtml
}

export interface SearchRules<Item> {
  /** A search looks through these, ignoring case (product specification, point 5). */
  readonly textsOf: (item: ItemWithText<Item>) => readonly string[]
  /** Each as name and value: `tag=Sensors`. */
  readonly filtersOf: (item: Item) => readonly string[]
}
