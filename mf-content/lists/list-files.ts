import { sortByDate } from './by-date.ts'
import {
  PAGE_SIZE,
  type IdRange,
  type ItemWithText,
  type ListedItem,
  type ListPage,
  type SearchRules,
} from './list-page.ts'
import { makeSearchIndex } from './search/make-search-index.ts'

/**
 * Makes the files of a list during the build. item-list.ts describes their content.
 * @param items the items, in the order of their ids
 * @returns the content of each file, by the file's name
 */
export function buildListFiles<Item extends Pick<ListedItem, 'id' | 'date'>>(
  name: string,
  items: readonly ItemWithText<Item>[],
  rules: SearchRules<Item>,
): Readonly<Record<string, unknown>> {
  const newestFirst = sortByDate(items.map(whole => ({ ...whole, date: whole.item.date })))
  const { words, postings } = makeSearchIndex(newestFirst, rules)
  const portions = Array.from(
    { length: Math.ceil(newestFirst.length / PAGE_SIZE) },
    (_, number): ListPage<Item> => ({
      items: newestFirst.slice(number * PAGE_SIZE, (number + 1) * PAGE_SIZE).map(({ item }) => item),
      count: newestFirst.length,
      number,
    }),
  )
  return {
    ...Object.fromEntries(items.map(whole => [`${name}/${whole.item.id}`, whole])),
    ...Object.fromEntries(portions.map((portion, number) => [`${name}/list/${number}`, portion])),
    [`${name}/words`]: words,
    ...Object.fromEntries(postings.map((piece, number) => [`${name}/postings/${number}`, piece])),
  }
}

/** Groups consecutive ids into ranges. @param items the items, in the order of their ids */
export function groupIdsIntoRanges(items: readonly { readonly id: string }[]): readonly IdRange[] {
  const ranges: [number, number][] = []
  for (const id of items.map(item => Number(item.id))) {
    const last = ranges.at(-1)
    if (last && last[1] === id - 1) last[1] = id
    else ranges.push([id, id])
  }
  return ranges
}
