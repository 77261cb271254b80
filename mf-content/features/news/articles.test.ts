import { site } from '@kutuhal/contract'
import { articles } from './articles.data.ts'
import { selectFeaturedArticles } from './articles.ts'

const dates = (items: readonly { readonly date: string }[]) => items.map(item => item.date)
const newestFirst = (items: readonly { readonly date: string }[]) => dates(items).toSorted().toReversed()

describe('the featured news', () => {
  it('is the two most recent featured items, newest first', () => {
    const featured = articles.filter(article => article.featured)
    expect(dates(selectFeaturedArticles(articles))).toEqual(newestFirst(featured).slice(0, 2))
  })

  it('holds the six items that the home page shows, and no other than featured ones', () => {
    const items = selectFeaturedArticles(articles, 6)
    expect(items).toHaveLength(6)
    const featured = articles.filter(article => article.featured).map(({ id }) => id)
    expect(featured).toEqual(expect.arrayContaining(items.map(({ id }) => id)))
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
