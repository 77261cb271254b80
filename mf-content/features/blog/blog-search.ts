import type { ItemWithText } from '../../lists/list-page.ts'
import { plainText } from '../../lists/search/plain-text.ts'
import type { PostSummary } from './posts.ts'

/** What a visitor filters by; empty fields filter nothing. An unknown category or tag matches nothing. */
export interface BlogFilter {
  /** Text to find in title, excerpt, content or author, ignoring case (product specification, point 5). */
  readonly text: string
  readonly category: string
  readonly tag: string
}

/** The texts that a search reads. */
export const blogSearchTexts = ({ item, body }: ItemWithText<PostSummary>): readonly string[] => [
  item.title,
  item.excerpt,
  item.author.name,
  plainText(body),
]

/** The filters that a post matches. */
export const filtersOfPost = ({ category, tags }: PostSummary): readonly string[] => [
  `category=${category}`,
  ...tags.map(tag => `tag=${tag}`),
]

/** The active filters. */
export const activeFilters = ({ category, tag }: BlogFilter): readonly string[] => [
  ...(category ? [`category=${category}`] : []),
  ...(tag ? [`tag=${tag}`] : []),
]
