import type { SanitisedHtml } from '@kutuhal/contract'

/** How many items a page of a list shows. */
export const PORTION = 24

/** A part of a list, newest first. */
export interface Portion<Item> {
  readonly items: readonly Item[]
  /** How many items the whole list has. */
  readonly count: number
}

/** The portion that a page contains. */
export interface PortionHere<Item> extends Portion<Item> {
  /** From 0 on. */
  readonly number: number
}

/** The number of pages for this many items. */
export const pagesFor = (count: number): number => Math.max(1, Math.ceil(count / PORTION))

/** An item with its text. */
export interface WholeItem<Item> {
  readonly item: Item
  readonly body: SanitisedHtml
}

/** Consecutive ids: the first and the last. */
export type IdRange = readonly [first: number, last: number]

/** Whether there is an item of this id. */
export const hasId = (ranges: readonly IdRange[], id: string): boolean =>
  /^[1-9]\d*$/.test(id) && ranges.some(([first, last]) => first <= Number(id) && Number(id) <= last)

/** All ids, in their order. */
export const idsIn = (ranges: readonly IdRange[]): string[] =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String(first + index)),
  )

export const idCount = (ranges: readonly IdRange[]): number =>
  ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0)
