import { site } from '@kutuhal/contract'
import { articles } from './articles.data.ts'
import { featuredNews, latestNews } from './news.ts'

const dates = (items: readonly { readonly date: string }[]) => items.map(item => item.date)
const newestFirst = (items: readonly { readonly date: string }[]) => dates(items).toSorted().toReversed()

describe('the latest news', () => {
  it('is the three most recent items, newest first', () => {
    expect(dates(latestNews())).toEqual(newestFirst(articles).slice(0, 3))
  })

  it('can be longer', () => {
    expect(dates(latestNews(articles.length))).toEqual(newestFirst(articles))
  })
})

describe('the featured news', () => {
  it('is the two most recent featured items, newest first', () => {
    const featured = articles.filter(article => article.featured)
    expect(dates(featuredNews())).toEqual(newestFirst(featured).slice(0, 2))
  })

  it('holds the six items that the home page shows, and no other than featured ones', () => {
    const items = featuredNews(6)
    expect(items).toHaveLength(6)
    expect(items.every(article => article.featured)).toBe(true)
  })
})

describe('the built-in news', () => {
  it('is eleven items from 23 January to 18 June 2025, each with an id of its own', () => {
    expect(new Set(articles.map(article => article.id)).size).toBe(11)
    expect(newestFirst(articles).at(0)).toBe('2025-06-18')
    expect(newestFirst(articles).at(-1)).toBe('2025-01-23')
  })

  it('comes in the order of the ids', () => {
    const ids = articles.map(article => Number(article.id))
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  it('has every site fact filled in', () => {
    expect(articles[0]?.title).toMatch(new RegExp(`^${site.brand} and 25 elementary schools`))
    expect(JSON.stringify(articles)).not.toContain('{{')
  })
})
