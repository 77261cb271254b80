/**
 * From this id on there is no "Next". It is a fixed number and not the number of items, for news and blog alike, because
 * the product specification (point 2) says so: "disabled at id 1 (previous) and at id 4 or above (next)".
 */
const FIRST_ID_WITHOUT_NEXT = 4

export interface PreviousNext {
  /** Undefined where the link is shown in its disabled style. */
  readonly previous: string | undefined
  readonly next: string | undefined
}

interface Titled {
  readonly id: string
  readonly title: string
}

/** What stands before and after, as far as it is among these items. */
export function neighbourTitles(items: readonly Titled[], id: string): PreviousNext {
  const { previous, next } = previousNext(id)
  const titleOf = (wanted: string | undefined) => items.find(item => item.id === wanted)?.title
  return { previous: titleOf(previous), next: titleOf(next) }
}

/** The ids before and after: the numeric id minus and plus one (product specification, point 2). */
export function previousNext(id: string): PreviousNext {
  const number = Number(id)
  return {
    previous: number > 1 ? String(number - 1) : undefined,
    next: number < FIRST_ID_WITHOUT_NEXT ? String(number + 1) : undefined,
  }
}
