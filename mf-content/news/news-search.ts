import { sortByDate, type Order } from '../items/by-date.ts'
import { matches, type SearchTexts } from '../items/search-texts.ts'
import type { ArticleSummary } from './articles.ts'

export interface NewsSearch {
  /** Searched for in title, excerpt and content, in upper or lower case (product specification, point 5). */
  readonly text: string
  readonly order: Order
}

/** The news items that match, in the order asked for. @param texts their contents, as far as they are there yet */
export function searchNews(
  articles: readonly ArticleSummary[],
  { text, order }: NewsSearch,
  texts: SearchTexts,
): ArticleSummary[] {
  const found = articles.filter(({ id, title, excerpt }) => matches(text, [title, excerpt, texts[id] ?? '']))
  return sortByDate(found, order)
}

/** How the address spells the order: newest first is the default and has no parameter. */
export const orderFrom = (parameter: string | null): Order => (parameter === 'oldest' ? 'oldest' : 'newest')
