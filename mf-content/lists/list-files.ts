import { sortByDate, type DatedItem } from './by-date.ts'
import { PAGE_SIZE, type IdRange, type ListPage, type ItemWithText } from './list-page.ts'
import { makeSearchIndex } from './search/make-search-index.ts'

interface WrittenList<Item> {
  readonly name: string
  /** The items in the order of their ids. */
  readonly items: readonly ItemWithText<Item>[]
  readonly textsOf: (whole: ItemWithText<Item>) => readonly string[]
  readonly filtersOf: (item: Item) => readonly string[]
}

/**
 * Makes the files of a list during the build. item-list.ts describes their content.
 * @returns the content of each file, by the file's name
 */
export function buildListFiles<Item extends DatedItem & { readonly id: string }>({
  name,
  items,
  textsOf,
  filtersOf,
}: WrittenList<Item>): Readonly<Record<string, unknown>> {
  const byId = new Map(items.map(whole => [whole.item.id, whole]))
  const newestFirst = sortByDate(items.map(({ item }) => item))
  const { words, postings } = makeSearchIndex(
    newestFirst.map(item => {
      const whole = byId.get(item.id)
      return { id: item.id, texts: whole ? textsOf(whole) : [], filters: filtersOf(item) }
    }),
  )
  const portions = Array.from(
    { length: Math.ceil(newestFirst.length / PAGE_SIZE) },
    (_, number): ListPage<Item> => ({
      items: newestFirst.slice(number * PAGE_SIZE, (number + 1) * PAGE_SIZE),
      count: newestFirst.length,
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
