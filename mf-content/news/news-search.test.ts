import { noTexts } from '../items/search-texts.ts'
import type { ArticleSummary } from './articles.ts'
import { orderFrom, searchNews } from './news-search.ts'

const lab = item('1', '2025-01-23', 'Araria opens its lab', 'Fog held up the lorry.')
const camp = item('2', '2025-05-27', 'Career camp in Rajkot', 'A limb maker and a night nurse.')
const race = item('3', '2025-02-25', 'Maze race in Maninagar', 'Twenty-four teams and the afternoon sun.')
const articles = [lab, camp, race]

describe('the news search', () => {
  it('shows everything, newest first, while nothing is searched for', () => {
    expect(searchNews(articles, { text: '', order: 'newest' }, noTexts)).toEqual([camp, race, lab])
  })

  it('turns the list round', () => {
    expect(searchNews(articles, { text: '', order: 'oldest' }, noTexts)).toEqual([lab, race, camp])
  })

  it('looks at the title and the excerpt, in upper or lower case', () => {
    expect(searchNews(articles, { text: 'RAJKOT', order: 'newest' }, noTexts)).toEqual([camp])
    expect(searchNews(articles, { text: 'fog', order: 'newest' }, noTexts)).toEqual([lab])
  })

  it('looks at the content as soon as it is there', () => {
    const search = { text: 'Flood Alarm', order: 'newest' } as const
    expect(searchNews(articles, search, noTexts)).toEqual([])
    expect(searchNews(articles, search, { 1: 'Their first project is a flood alarm.' })).toEqual([lab])
  })

  it('finds nothing where nothing matches', () => {
    expect(searchNews(articles, { text: 'submarine', order: 'newest' }, noTexts)).toEqual([])
  })
})

describe('the order in the address', () => {
  it('is newest first unless it says oldest', () => {
    expect([null, 'newest', 'sideways', 'oldest'].map(orderFrom)).toEqual([
      'newest',
      'newest',
      'newest',
      'oldest',
    ])
  })
})

function item(id: string, date: string, title: string, excerpt: string): ArticleSummary {
  return { id, date, title, excerpt, slug: id, coverImage: '', coverAlt: '', featured: false }
}
