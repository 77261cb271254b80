import type { ItemWithText } from '../../lists/list-page.ts'
import { htmlToText } from '../../lists/search/plain-text.ts'
import type { PostSummary } from './posts.ts'

/** The filters of the blog list. An empty field sets no filter; an unknown category or tag gives no posts. */
export interface BlogFilter {
  /** Text to find in title, excerpt, content or author, ignoring case (product specification, point 5). */
  readonly text: string
  readonly category: string
  readonly tag: string
}

/** The texts of a post that a search looks through. */
export const listSearchablePostTexts = ({ item, body }: ItemWithText<PostSummary>): readonly string[] => [
  item.title,
  item.excerpt,
  item.author.name,
  htmlToText(body),
]

/** The filters that a post matches, each as name and value: `tag=Sensors`. */
export const listPostFilters = ({ category, tags }: PostSummary): readonly string[] => [
  `category=${category}`,
  ...tags.map(tag => `tag=${tag}`),
]

/** The active filters, each as name and value: `tag=Sensors`. */
export const listActiveFilters = ({ category, tag }: BlogFilter): readonly string[] => [
  ...(category ? [`category=${category}`] : []),
  ...(tag ? [`tag=${tag}`] : []),
]
