import { sortByDate, type SortOrder } from '../../lists/by-date.ts'
import type { ItemWithText } from '../../lists/list-page.ts'
import { htmlToText } from '../../lists/search/plain-text.ts'

/** A news item as lists show it. The fields come from the front matter of content/<id>.html. */
export interface ArticleSummary {
  readonly id: string
  readonly title: string
  /** The date in ISO format, e.g. 2025-05-15. */
  readonly date: string
  readonly excerpt: string
  /** The picture's path below this app's drawings/ folder, without its extension. */
  readonly coverImage: string
  /** The picture's text alternative; '' for a picture that is only decoration. */
  readonly coverAlt: string
}

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

/** The texts of a news item that a search looks through (product specification, point 5). */
export const listSearchableArticleTexts = ({
  item: { title, excerpt },
  body,
}: ItemWithText<ArticleSummary>): readonly string[] => [title, excerpt, htmlToText(body)]

/** Reads the order in the address. The default, newest first, has no parameter. */
export const parseSortOrder = (parameter: string | null): SortOrder =>
  parameter === 'oldest' ? 'oldest' : 'newest'
