import { sortByDate, type SortOrder } from '../../lists/by-date.ts'
import type { ListedItem } from '../../lists/list-page.ts'

/** A news item as lists show it. */
export interface Article extends ListedItem {
  readonly featured: boolean
}

/** The most recent featured items, newest first; two by default (product specification, point 3). */
export const selectFeaturedArticles = (articles: readonly Article[], count = 2): readonly Article[] =>
  sortByDate(articles.filter(article => article.featured)).slice(0, count)

/** Reads the order in the address. The default, newest first, has no parameter. */
export const parseSortOrder = (parameter: string | null): SortOrder =>
  parameter === 'oldest' ? 'oldest' : 'newest'
