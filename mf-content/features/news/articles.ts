import { sortByDate } from '../../lists/by-date.ts'

/** A news item as lists show it: the fields above the body in content/<id>.html. */
export interface ArticleSummary {
  readonly id: string
  readonly title: string
  /** The date in ISO format, e.g. 2025-05-15. */
  readonly date: string
  readonly excerpt: string
  /** The picture's path below this app's drawings/ folder, without its extension. */
  readonly coverImage: string
  /** The text alternative of the picture; '' if the picture is only decoration. */
  readonly coverAlt: string
}

/** What an editor writes above an article's text. Only the build needs to know what home features. */
export interface Article extends ArticleSummary {
  readonly featured: boolean
}

/** The part of an article that visitors get. */
export function articleSummary(article: Article): ArticleSummary {
  const { id, title, date, excerpt, coverImage, coverAlt } = article
  return { id, title, date, excerpt, coverImage, coverAlt }
}

/** The most recent featured items, newest first; two by default (product specification, point 3). */
export function featuredArticles(articles: readonly Article[], count = 2): readonly ArticleSummary[] {
  const featured = articles.filter(article => article.featured).map(articleSummary)
  return sortByDate(featured).slice(0, count)
}
