import { sortByDate } from '../../lists/by-date.ts'
import { articles } from './articles.data.ts'
import type { ArticleSummary } from './articles.ts'

/** The most recent news, newest first; three by default (product specification, point 3). */
export const latestNews = (count = 3): ArticleSummary[] => sortByDate(articles).slice(0, count)

/** The most recent featured news, newest first; two by default (product specification, point 3). */
export const featuredNews = (count = 2): ArticleSummary[] =>
  sortByDate(articles.filter(article => article.featured)).slice(0, count)
