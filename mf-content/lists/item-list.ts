import { content } from './content.ts'
import type { Portion, PortionHere, WholeItem } from './portion.ts'
import type { Postings, SearchWords } from './search/search-index.ts'

/** A list of items stored in files; a visitor fetches only those needed. */
export interface ItemList<Item> {
  /** @param number from 0 on; each has `PORTION` items */
  portion(number: number): Promise<Portion<Item>>
  /** @param id of an existing item */
  whole(id: string): Promise<WholeItem<Item>>
  words(): Promise<SearchWords>
  postings(piece: number): Promise<Postings>
  /** The texts that a search reads, ignoring case (product specification, point 5). */
  textsOf(whole: WholeItem<Item>): readonly string[]
}

/** @param name as in items.files.ts, which defines the content; the hash check justifies the casts */
export function itemList<Item>(name: string, textsOf: ItemList<Item>['textsOf']): ItemList<Item> {
  return {
    portion: number => content(`${name}/list/${number}`) as Promise<Portion<Item>>,
    whole: id => content(`${name}/${id}`) as Promise<WholeItem<Item>>,
    words: () => content(`${name}/words`) as Promise<SearchWords>,
    postings: piece => content(`${name}/postings/${piece}`) as Promise<Postings>,
    textsOf,
  }
}

/** For a page that shows the portion. @param page from 1 on */
export async function portionOfPage<Item>(list: ItemList<Item>, page: number): Promise<PortionHere<Item>> {
  const number = page - 1
  return { ...(await list.portion(number)), number }
}
