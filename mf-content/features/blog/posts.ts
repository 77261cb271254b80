import type { ListedItem } from '../../lists/list-page.ts'
import type { Author } from './authors.ts'

/** Product specification, point 3. */
export const categories = ['Robotics', 'Education', 'Competitions', 'Programming', 'AI in Education'] as const
export type Category = (typeof categories)[number]

export interface PostSummary extends ListedItem {
  readonly author: Author
  readonly category: Category
  readonly tags: readonly string[]
}

export const collectTags = (posts: readonly { readonly tags: readonly string[] }[]): string[] =>
  [...new Set(posts.flatMap(post => post.tags))].sort((a, b) => a.localeCompare(b, 'en'))

/** On a card (product specification, point 9). */
const SHOWN_TAGS = 3

export function selectCardTags(tags: readonly string[]): {
  readonly shown: readonly string[]
  readonly more: number
} {
  return { shown: tags.slice(0, SHOWN_TAGS), more: Math.max(0, tags.length - SHOWN_TAGS) }
}

/** A category or tag links to the filtered list (product specification, point 2). */
export const getFilteredBlogPath = (filter: 'category' | 'tag', value: string): string =>
  `/blog?${filter}=${encodeURIComponent(value)}`
