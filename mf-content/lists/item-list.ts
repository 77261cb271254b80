import { loadContentFile } from './content.ts'
import type { ListPage, ItemWithText, SearchRules } from './list-page.ts'
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
export type SearchableList<Item> = ItemList<Item> & SearchRules<Item>

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
