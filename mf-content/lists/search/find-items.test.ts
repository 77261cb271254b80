import { articles } from '../../features/news/articles.data.ts'
import { newsList } from '../../features/news/news-list.ts'
import { articleSearch } from '../../features/news/news-search.ts'
import { newestFirst } from '../by-date.ts'
import type { ItemWithText, SearchRules } from '../list-page.ts'
import { findItems, type ListQuery } from './find-items.ts'

interface Note {
  readonly id: string
  readonly date: string
  readonly title: string
  readonly tags: readonly string[]
}

const rules: SearchRules<Note> = {
  textsOf: ({ item, body }) => [item.title, body.sanitisedHtml],
  filtersOf: ({ tags }) => tags.map(tag => `tag=${tag}`),
}
const question: ListQuery = { text: '', filters: [], order: 'newest' }

const note = (id: string, date: string, title: string, text: string, tags: readonly string[] = []) => ({
  item: { id, date, title, tags },
  body: { sanitisedHtml: text },
})

describe('a search', () => {
  const notes: readonly ItemWithText<Note>[] = [
    note('1', '2025-01-23', 'Araria opens its lab', 'Fog held up the lorry. A flood alarm comes first.', [
      'labs',
    ]),
    note('2', '2025-05-27', 'Career camp in Rajkot', 'A limb maker and a night nurse.', ['camps', 'girls']),
    note('3', '2025-02-25', 'Maze race', 'The first alarm was no flood: “Ma’am, this is not a bottle?”', [
      'girls',
    ]),
    note('4', '2025-02-01', 'Maths', 'कक्षा ५: 5×5 squares for ₹610, a chance of 1 − 0.2'),
  ].sort((a, b) => newestFirst(a.item, b.item))
  const ids = (asked: Partial<ListQuery>) =>
    findItems(notes, rules, { ...question, ...asked }).map(({ id }) => id)

  it('gives everything, newest first, where nothing is asked for, or oldest first', () => {
    expect(ids({})).toEqual(['2', '3', '4', '1'])
    expect(ids({ order: 'oldest' })).toEqual(['1', '4', '3', '2'])
  })

  it('looks at every text, in upper or lower case, and into words', () => {
    expect(ids({ text: 'RAJKOT' })).toEqual(['2'])
    expect(ids({ text: 'lood' })).toEqual(['3', '1'])
    expect(ids({ text: 'submarine' })).toEqual([])
  })

  it('takes several words as they stand next to each other', () => {
    expect(ids({ text: 'flood alarm' })).toEqual(['1'])
    expect(ids({ text: 'irst ala' })).toEqual(['3'])
    expect(ids({ text: 'alarm flood' })).toEqual([])
  })

  it('does not care for blanks around a word, and knows the apostrophe of the keyboard', () => {
    expect(ids({ text: "  ma'am " })).toEqual(['3'])
  })

  it('finds printed signs by those of a keyboard, and the other way round', () => {
    expect(ids({ text: '"ma\'am, this' })).toEqual(['3'])
    expect(ids({ text: '5 x 5' })).toEqual(['4'])
    expect(ids({ text: '5×5 squares for Rs 610' })).toEqual(['4'])
    expect(ids({ text: '1 - 0.2' })).toEqual(['4'])
    expect(ids({ text: 'कक्षा 5' })).toEqual(['4'])
    expect(ids({ text: 'ra\u00adjk\u200bot' })).toEqual(['2'])
  })

  it('finds what stands in one text, not what begins in one and ends in the next', () => {
    expect(ids({ text: 'rajkot a limb' })).toEqual([])
    expect(ids({ text: 'in rajkot' })).toEqual(['2'])
  })

  it('gives everything where only characters are typed that nobody sees', () => {
    expect(ids({ text: '\u200b\u00a0' })).toEqual(['2', '3', '4', '1'])
  })

  it('keeps what all filters leave', () => {
    expect(ids({ filters: ['tag=girls'] })).toEqual(['2', '3'])
    expect(ids({ filters: ['tag=girls'], text: 'alarm' })).toEqual(['3'])
    expect(ids({ filters: ['tag=girls', 'tag=labs'] })).toEqual([])
  })

  it.each(['tag=Cookery', 'toString', '__proto__'])('finds nothing by the unknown filter "%s"', filter => {
    expect(ids({ filters: [filter] })).toEqual([])
  })
})

describe('a search of what is written today', () => {
  it.each(articles)('finds each news item by what stands in it: $id', async ({ id }) => {
    const all = await newsList.load()
    const whole = all.find(({ item }) => item.id === id)
    const [, , body = ''] = whole ? articleSearch.textsOf(whole) : []
    const words = body.split(' ').slice(40, 46).join(' ')
    expect(words).not.toBe('')
    expect(findItems(all, articleSearch, { ...question, text: words }).map(item => item.id)).toEqual([id])
    expect(JSON.stringify(whole)).not.toContain('{{')
  })
})
