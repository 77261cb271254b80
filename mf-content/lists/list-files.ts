import { sortByDate, type Dated } from './by-date.ts'
import { PORTION, type IdRange, type Portion, type WholeItem } from './portion.ts'
import { makeSearchIndex } from './search/make-search-index.ts'

interface WrittenList<Item> {
  readonly name: string
  /** In the order of their ids. */
  readonly items: readonly WholeItem<Item>[]
  readonly textsOf: (whole: WholeItem<Item>) => readonly string[]
  readonly filtersOf: (item: Item) => readonly string[]
}

/** Runs while building: the files of a list, by name. `ItemList` defines their content. */
export function listFiles<Item extends Dated & { readonly id: string }>({
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
    { length: Math.ceil(newestFirst.length / PORTION) },
    (_, number): Portion<Item> => ({
      items: newestFirst.slice(number * PORTION, (number + 1) * PORTION),
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

/** @param items in the order of their ids */
export function idRanges(items: readonly { readonly id: string }[]): readonly IdRange[] {
  const ranges: [number, number][] = []
  for (const id of items.map(item => Number(item.id))) {
    const last = ranges.at(-1)
    if (last && last[1] === id - 1) last[1] = id
    else ranges.push([id, id])
  }
  return ranges
}
