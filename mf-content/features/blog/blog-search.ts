import type { WholeItem } from '../../lists/portion.ts'
import { plainText } from '../../lists/search/plain-text.ts'
import type { PostSummary } from './posts.ts'

/** What a visitor filters by; empty fields filter nothing. An unknown category or tag matches nothing. */
export interface BlogFilter {
  /** Searched in title, excerpt, content and author, ignoring case (product specification, point 5). */
  readonly text: string
  readonly category: string
  readonly tag: string
}

/** The texts that a search reads. */
export const blogTexts = ({ item, body }: WholeItem<PostSummary>): readonly string[] => [
  item.title,
  item.excerpt,
  item.author.name,
  plainText(body),
]

/** The filters that a post matches. */
export const blogFilters = ({ category, tags }: PostSummary): readonly string[] => [
  `category=${category}`,
  ...tags.map(tag => `tag=${tag}`),
]

/** The active filters. */
export const askedFilters = ({ category, tag }: BlogFilter): readonly string[] => [
  ...(category ? [`category=${category}`] : []),
  ...(tag ? [`tag=${tag}`] : []),
]
