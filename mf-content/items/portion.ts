import type { SanitisedHtml } from '@kutuhal/contract'

/** How many items a list shows at first, and how many more each time somebody asks for more. */
export const PORTION = 24

/** A part of a list, in its order: newest first. */
export interface Portion<Item> {
  readonly items: readonly Item[]
  /** How many items the whole list has. */
  readonly count: number
}

/** An item with its text. */
export interface WholeItem<Item> {
  readonly item: Item
  readonly body: SanitisedHtml
}

/** Ids without a gap between them: the first and the last. */
export type IdRange = readonly [first: number, last: number]

/** Whether there is an item of this id. */
export const hasId = (ranges: readonly IdRange[], id: string): boolean =>
  /^[1-9]\d*$/.test(id) && ranges.some(([first, last]) => first <= Number(id) && Number(id) <= last)

/** All ids, in their order. */
export const idsIn = (ranges: readonly IdRange[]): string[] =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String(first + index)),
  )
