import { sortByDate } from '../items/by-date.ts'
import { moreItems } from '../items/more-items.ts'
import { articles, type ArticleSummary } from './articles.ts'

/** The most recent news, newest first; three unless told otherwise (product specification, point 3). */
export const latestNews = (count = 3): ArticleSummary[] => sortByDate(articles).slice(0, count)

/** The most recent featured news, newest first; two unless told otherwise (product specification, point 3). */
export const featuredNews = (count = 2): ArticleSummary[] =>
  sortByDate(articles.filter(article => article.featured)).slice(0, count)

export const newsById = (id: string): ArticleSummary | undefined =>
  articles.find(article => article.id === id)

/** "More News": the three most recent items besides this one (product specification, points 2 and 9). */
export const moreNews = (id: string): ArticleSummary[] => moreItems(articles, id)
