import type { Author } from './authors.ts'
import type { Category } from './categories.ts'

export type { Author } from './authors.ts'
export type { Category } from './categories.ts'

/** A blog post as lists show it. The fields come from the front matter of content/<id>.html. */
export interface PostSummary {
  readonly id: string
  readonly title: string
  readonly author: Author
  /** The date as YYYY-MM-DD. */
  readonly date: string
  readonly category: Category
  readonly excerpt: string
  /** The picture's path below this app's drawings/ folder, without its extension. */
  readonly coverImage: string
  readonly coverAlt: string
  readonly tags: readonly string[]
}
