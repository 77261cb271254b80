import { sortByDate } from '../items/by-date.ts'
import { matches, type SearchTexts } from '../items/search-texts.ts'
import type { PostSummary } from './posts.ts'

/** What a visitor asked for; empty where nothing was asked. A category or tag that does not exist matches nothing. */
export interface BlogFilter {
  /** Searched for in title, excerpt, content and author, in upper or lower case (product specification, point 5). */
  readonly text: string
  readonly category: string
  readonly tag: string
}

/** The posts that match all of it, newest first. @param texts their contents, as far as they are there yet */
export function filterPosts(
  posts: readonly PostSummary[],
  { text, category, tag }: BlogFilter,
  texts: SearchTexts,
): PostSummary[] {
  const found = posts.filter(
    post =>
      (!category || post.category === category) &&
      (!tag || post.tags.includes(tag)) &&
      matches(text, [post.title, post.excerpt, post.author.name, texts[post.id] ?? '']),
  )
  return sortByDate(found)
}

/** Every tag once, in alphabetical order. */
export const tagsOf = (posts: readonly PostSummary[]): string[] =>
  [...new Set(posts.flatMap(post => post.tags))].sort((a, b) => a.localeCompare(b, 'en'))
