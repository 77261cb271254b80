import { sortByDate, type SortOrder } from '../../lists/by-date.ts'
import type { ListedItem } from '../../lists/list-page.ts'

export interface Article extends ListedItem {
  readonly featured: boolean
}

/** Newest first; two by default (product specification, point 3). */
export const selectFeaturedArticles = (articles: readonly Article[], count = 2): readonly Article[] =>
  sortByDate(articles.filter(article => article.featured)).slice(0, count)

/** The default, newest first, has no parameter. */
export const parseSortOrder = (parameter: string | null): SortOrder =>
  parameter === 'oldest' ? 'oldest' : 'newest'
