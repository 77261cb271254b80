import type { Author } from './authors.ts'
import type { Category } from './categories.ts'

/** Every post, in the order of their ids. */
export { posts } from './posts.data.ts'

export type { Author } from './authors.ts'
export { categories, type Category } from './categories.ts'

/** A blog post as lists show it. It stands in content/blog/<id>.html, above the body (HTML), which loads on its own. */
export interface PostSummary {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly author: Author
  /** YYYY-MM-DD */
  readonly date: string
  readonly category: Category
  readonly excerpt: string
  /** Path below this app's drawings/ folder, without its ending. */
  readonly coverImage: string
  readonly coverAlt: string
  readonly tags: readonly string[]
}
