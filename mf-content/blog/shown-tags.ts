/** How many tags a card has room for (product specification, point 9). */
const SHOWN_TAGS = 3

/** The first tags of a post, and how many more there are. */
export function shownTags(tags: readonly string[]): {
  readonly shown: readonly string[]
  readonly more: number
} {
  return { shown: tags.slice(0, SHOWN_TAGS), more: Math.max(0, tags.length - SHOWN_TAGS) }
}
