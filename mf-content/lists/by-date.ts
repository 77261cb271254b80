import type { ListedItem } from './list-page.ts'

/** Lists are stored newest first. */
export type SortOrder = 'newest' | 'oldest'

type Dated = Pick<ListedItem, 'date'>

/** Newest first. Items of the same day keep their order. */
export const sortByDate = <Item extends Dated>(items: readonly Item[]): Item[] => [...items].sort(newestFirst)

/** ISO dates are in order as text. */
export const newestFirst = (a: Dated, b: Dated): number => Number(a.date < b.date) - Number(a.date > b.date)
