import { loadContentFile } from './content.ts'
import type { ListPage, NumberedPage, ItemWithText } from './list-page.ts'
import type { Postings, WordIndex } from './search/search-index.ts'

/** A list whose items are in files. Visitors fetch only the files that they need. */
export interface ItemList<Item> {
  /** Loads a page. @param number the page's number, from 0 on */
  page(number: number): Promise<ListPage<Item>>
  /**
   * Loads an item with its text.
   * @param id the id of an existing item
   */
  item(id: string): Promise<ItemWithText<Item>>
  words(): Promise<WordIndex>
  postings(piece: number): Promise<Postings>
}

/**
 * A list that can be searched. Pages without a search use `ItemList`, so that they do not load the code for
 * searching.
 */
export interface SearchableList<Item> extends ItemList<Item> {
  /** The texts of an item that a search looks through, ignoring case (product specification, point 5). */
  textsOf(item: ItemWithText<Item>): readonly string[]
}

/**
 * Returns a list whose functions load its files. The casts are safe, because `loadContentFile` checks the
 * hash of each file.
 * @param name the list's name in items.files.ts
 */
export function createItemList<Item>(name: string): ItemList<Item> {
  return {
    page: number => loadContentFile(`${name}/list/${number}`) as Promise<ListPage<Item>>,
    item: id => loadContentFile(`${name}/${id}`) as Promise<ItemWithText<Item>>,
    words: () => loadContentFile(`${name}/words`) as Promise<WordIndex>,
    postings: piece => loadContentFile(`${name}/postings/${piece}`) as Promise<Postings>,
  }
}

/** Loads a page of a list together with its number. @param page the page's number, from 1 on */
export async function loadNumberedPage<Item>(
  list: ItemList<Item>,
  page: number,
): Promise<NumberedPage<Item>> {
  const number = page - 1
  return { ...(await list.page(number)), number }
}
