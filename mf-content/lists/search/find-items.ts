import type { SortOrder } from '../by-date.ts'
import type { ItemWithText, SearchRules } from '../list-page.ts'
import { foldQuery, foldText } from './fold-text.ts'

export interface ListQuery {
  /** Empty if there is none. */
  readonly text: string
  /** All must match, e.g. `tag=Sensors`. */
  readonly filters: readonly string[]
  readonly order: SortOrder
}

/** @param items newest first */
export function findItems<Item>(
  items: readonly ItemWithText<Item>[],
  { textsOf, filtersOf }: SearchRules<Item>,
  { text, filters, order }: ListQuery,
): Item[] {
  const wanted = foldQuery(text)
  const found = items
    .filter(({ item }) => filters.every(filter => filtersOf(item).includes(filter)))
    .filter(whole => wanted === '' || foldedTexts(whole, textsOf).some(folded => folded.includes(wanted)))
    .map(({ item }) => item)
  return order === 'oldest' ? found.reverse() : found
}

/** Folding all articles takes a phone longer than a key press. */
const known = new WeakMap<object, readonly string[]>()

function foldedTexts<Item>(
  whole: ItemWithText<Item>,
  textsOf: SearchRules<Item>['textsOf'],
): readonly string[] {
  const folded = known.get(whole) ?? textsOf(whole).map(foldText)
  known.set(whole, folded)
  return folded
}
