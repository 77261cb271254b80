import { sortByDate, type SortOrder } from '../../lists/by-date.ts'
import type { ListedItem, SearchRules } from '../../lists/list-page.ts'
import { htmlToText } from '../../lists/search/fold-text.ts'

/** A news item as lists show it. */
export type ArticleSummary = ListedItem

/** The fields from an article's front matter. Only the build needs the field `featured`. */
export interface Article extends ArticleSummary {
  readonly featured: boolean
}

/** Returns an article without the field that only the build needs. */
export function toArticleSummary(article: Article): ArticleSummary {
  const { id, title, date, excerpt, coverImage, coverAlt } = article
  return { id, title, date, excerpt, coverImage, coverAlt }
}

/** The most recent featured items, newest first; two by default (product specification, point 3). */
export function selectFeaturedArticles(articles: readonly Article[], count = 2): readonly ArticleSummary[] {
  const featured = articles.filter(article => article.featured).map(toArticleSummary)
  return sortByDate(featured).slice(0, count)
}

export const articleSearch: SearchRules<ArticleSummary> = {
  textsOf: ({ item: { title, excerpt }, body }) => [title, excerpt, htmlToText(body)],
  filtersOf: () => [],
}

/** Reads the order in the address. The default, newest first, has no parameter. */
export const parseSortOrder = (parameter: string | null): SortOrder =>
  parameter === 'oldest' ? 'oldest' : 'newest'
