import type { ListedItem } from './list-page.ts'

/** The order of a list. Lists are stored newest first, and reversed for the other order. */
export type SortOrder = 'newest' | 'oldest'

type Dated = Pick<ListedItem, 'date'>

/** Returns a copy of a list, newest first. Items of the same day keep their order. */
export const sortByDate = <Item extends Dated>(items: readonly Item[]): Item[] => [...items].sort(newestFirst)

/** Compares ISO dates, which are in order as text. */
export const newestFirst = (a: Dated, b: Dated): number => Number(a.date < b.date) - Number(a.date > b.date)
