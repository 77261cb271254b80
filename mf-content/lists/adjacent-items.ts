/**
 * Items with this id or a higher id have no "Next" link, however many items there are: the product
 * specification (point 2) says "disabled at id 1 (previous) and at id 4 or above (next)".
 */
const FIRST_ID_WITHOUT_NEXT = 4

export interface AdjacentItems {
  /** The id of the previous item; undefined if the link is disabled. */
  readonly previous: string | undefined
  readonly next: string | undefined
}

interface Titled {
  readonly id: string
  readonly title: string
}

/**
 * The titles of the items before and after the item with this id; undefined where the list has no such item.
 */
export function getAdjacentTitles(items: readonly Titled[], id: string): AdjacentItems {
  const { previous, next } = getAdjacentIds(id)
  const titleOf = (wanted: string | undefined) => items.find(item => item.id === wanted)?.title
  return { previous: titleOf(previous), next: titleOf(next) }
}

/** The ids before and after an id: the numeric id minus one and plus one (product specification, point 2). */
export function getAdjacentIds(id: string): AdjacentItems {
  const number = Number(id)
  return {
    previous: number > 1 ? String(number - 1) : undefined,
    next: number < FIRST_ID_WITHOUT_NEXT ? String(number + 1) : undefined,
  }
}
