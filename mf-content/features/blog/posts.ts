import type { Author } from './authors.ts'
import type { Category } from './categories.ts'

export type { Author } from './authors.ts'
export type { Category } from './categories.ts'

/** A blog post as lists show it. It stands in content/<id>.html, above the body (HTML). */
export interface PostSummary {
  readonly id: string
  readonly title: string
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
