/** All tags in alphabetical order, without duplicates. */
export const collectTags = (posts: readonly { readonly tags: readonly string[] }[]): string[] =>
  [...new Set(posts.flatMap(post => post.tags))].sort((a, b) => a.localeCompare(b, 'en'))

/** How many tags fit on a card (product specification, point 9). */
const SHOWN_TAGS = 3

/** The first tags of a post, and the number of its other tags. */
export function selectCardTags(tags: readonly string[]): {
  readonly shown: readonly string[]
  readonly more: number
} {
  return { shown: tags.slice(0, SHOWN_TAGS), more: Math.max(0, tags.length - SHOWN_TAGS) }
}

/** The address to which a tag links: the filtered blog list (product specification, point 2). */
export const getTagPath = (tag: string): string => `/blog?tag=${encodeURIComponent(tag)}`
