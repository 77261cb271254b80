import { articles } from '../../features/news/articles.data.ts'
import { articleSearch } from '../../features/news/articles.ts'
import { newsList } from '../../features/news/news-list.ts'
import type { SearchableList } from '../item-list.ts'
import { buildListFiles } from '../list-files.ts'
import { PAGE_SIZE, type ListPage, type ItemWithText, type SearchRules } from '../list-page.ts'
import { findItems, type ListQuery } from './find-items.ts'
import type { Postings, WordIndex } from './search-index.ts'

interface Note {
  readonly id: string
  readonly date: string
  readonly title: string
  readonly tags: readonly string[]
}

const textsOf = ({ item, body }: ItemWithText<Note>) => [item.title, body.sanitisedHtml]
const rules: SearchRules<Note> = { textsOf, filtersOf: ({ tags }) => tags.map(tag => `tag=${tag}`) }
const question: ListQuery = { text: '', filters: [], order: 'newest', page: 1 }

/**
 * Makes a list, and records which of its files are fetched.
 * @param facts the values for placeholders, by name
 */
function listOf(notes: readonly ItemWithText<Note>[], facts: Readonly<Record<string, string>> = {}) {
  const written = buildListFiles('notes', notes, rules)
  const filled = JSON.stringify(written).replace(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? '')
  const files = JSON.parse(filled) as typeof written
  const fetched: string[] = []
  // Return the files that `buildListFiles` has made, in place of a download.
  const read = <Value>(name: string) => {
    fetched.push(name)
    return Promise.resolve(files[name] as Value)
  }
  const list: SearchableList<Note> = {
    page: number => read<ListPage<Note>>(`notes/list/${number}`),
    item: id => read<ItemWithText<Note>>(`notes/${id}`),
    words: () => read<WordIndex>('notes/words'),
    postings: piece => read<Postings>(`notes/postings/${piece}`),
    ...rules,
  }
  const here = files['notes/list/0'] as ListPage<Note>
  const find = async (asked: Partial<ListQuery>) => {
    fetched.length = 0
    return findItems(list, here, { ...question, ...asked })
  }
  return { files, find, fetched, ids: async (asked: Partial<ListQuery>) => idsOf(await find(asked)) }
}

const idsOf = ({ items }: Pick<ListPage<Note>, 'items'>) => items.map(({ id }) => id)

const note = (id: string, date: string, title: string, text: string, tags: readonly string[] = []) => ({
  item: { id, date, title, tags },
  body: { sanitisedHtml: text },
})

describe('a search', () => {
  const { ids } = listOf([
    note('1', '2025-01-23', 'Araria opens its lab', 'Fog held up the lorry. A flood alarm comes first.', [
      'labs',
    ]),
    note('2', '2025-05-27', 'Career camp in Rajkot', 'A limb maker and a night nurse.', ['camps', 'girls']),
    note('3', '2025-02-25', 'Maze race', 'The first alarm was no flood: “Ma’am, this is not a bottle?”', [
      'girls',
    ]),
    note('4', '2025-02-01', 'Maths', 'कक्षा ५: 5×5 squares for ₹610, a chance of 1 − 0.2'),
  ])

  it('gives everything, newest first, where nothing is asked for, or oldest first', async () => {
    expect(await ids({})).toEqual(['2', '3', '4', '1'])
    expect(await ids({ order: 'oldest' })).toEqual(['1', '4', '3', '2'])
  })

  it('looks at every text, in upper or lower case, and into words', async () => {
    expect(await ids({ text: 'RAJKOT' })).toEqual(['2'])
    expect(await ids({ text: 'lood' })).toEqual(['3', '1'])
    expect(await ids({ text: 'submarine' })).toEqual([])
  })

  it('takes several words as they stand next to each other', async () => {
    expect(await ids({ text: 'flood alarm' })).toEqual(['1'])
    expect(await ids({ text: 'irst ala' })).toEqual(['3'])
    expect(await ids({ text: 'alarm flood' })).toEqual([])
  })

  it('does not care for blanks around a word, and knows the apostrophe of the keyboard', async () => {
    expect(await ids({ text: "  ma'am " })).toEqual(['3'])
  })

  it('finds printed signs by those of a keyboard, and the other way round', async () => {
    expect(await ids({ text: '"ma\'am, this' })).toEqual(['3'])
    expect(await ids({ text: '5 x 5' })).toEqual(['4'])
    expect(await ids({ text: '5×5 squares for Rs 610' })).toEqual(['4'])
    expect(await ids({ text: '1 - 0.2' })).toEqual(['4'])
    expect(await ids({ text: 'कक्षा 5' })).toEqual(['4'])
    expect(await ids({ text: 'ra\u00adjk\u200bot' })).toEqual(['2'])
  })

  it('finds a fact of the site in any form, which is filled in later', async () => {
    const asking = note('1', '2025-01-01', 'Call {{phone}}', 'or ask ‘{{brand}}’, please')
    const { ids } = listOf([asking], { phone: '+91 79 Élan', brand: 'Kutuhal’s' })
    expect(await ids({ text: '91 79 elan or' })).toEqual([])
    expect(await ids({ text: '91 79 elan' })).toEqual(['1'])
    expect(await ids({ text: "ask 'kutuhal's', PLEASE" })).toEqual(['1'])
  })

  it('gives everything where only characters are typed that nobody sees', async () => {
    expect(await ids({ text: '\u200b\u00a0' })).toEqual(['2', '3', '4', '1'])
  })

  it('keeps what all filters leave', async () => {
    expect(await ids({ filters: ['tag=girls'] })).toEqual(['2', '3'])
    expect(await ids({ filters: ['tag=girls'], text: 'alarm' })).toEqual(['3'])
    expect(await ids({ filters: ['tag=girls', 'tag=labs'] })).toEqual([])
  })

  it.each(['tag=Cookery', 'toString', '__proto__'])(
    'finds nothing by the unknown filter "%s"',
    async filter => {
      expect(await ids({ filters: [filter] })).toEqual([])
    },
  )
})

describe('a search of what is written today', () => {
  it.each(articles)('finds each news item by what stands in it: $id', async ({ id }) => {
    const whole = await newsList.item(id)
    const [, , body = ''] = articleSearch.textsOf(whole)
    const words = body.split(' ').slice(40, 46).join(' ')
    const list = { ...newsList, ...articleSearch }
    const { items } = await findItems(list, await newsList.page(0), { ...question, text: words })
    expect(items.map(item => item.id)).toEqual([id])
    expect(JSON.stringify(whole)).not.toContain('{{')
  })
})

describe('a search of ten thousand items', () => {
  const COUNT = 10_000
  const syllables = ['ka', 'ro', 'bo', 'mi', 'ta', 'lu', 'shi', 'ne', 'vo', 'dra']
  /** Makes a text in which a few words are frequent and most words are rare, as in a natural language. */
  const word = (number: number) =>
    String(Math.floor(number ** 2 / 5000) % 9000).replace(/\d/g, digit => syllables[Number(digit)] ?? '')
  const notes = Array.from({ length: COUNT }, (_, index) => {
    const words = Array.from({ length: 60 }, (_, at) => word((index * 7919 + at * 104_729) % 6700))
    return note(String(index + 1), `2025-01-01`, `Note ${index + 1} of all`, words.join(' '))
  })
  const { find, fetched, files } = listOf(notes)
  const bytes = (names: readonly string[]) =>
    names.map(name => JSON.stringify(files[name]).length).reduce((sum, length) => sum + length, 0)
  const all = bytes(Object.keys(files).filter(name => /words|postings/.test(name)))

  it.each(['', ' ', '  '])('finds everything for %j', async text => {
    expect((await find({ text })).count).toBe(COUNT)
  })

  it.each(['note', '9999', 'robomi', 'ro', 'x', 'k'])('fetches little of the index: %s', async text => {
    const { count } = await find({ text })
    const plain = notes.filter(whole => textsOf(whole).some(each => each.toLowerCase().includes(text)))
    // Text that occurs in very many words is found only at the beginnings of words.
    const isWhole = ['9999', 'robomi', 'x'].includes(text)
    expect(count).toBeLessThanOrEqual(plain.length)
    expect(count).toBeGreaterThanOrEqual(isWhole ? plain.length : 1)
    expect(bytes(fetched.filter(name => /postings/.test(name)))).toBeLessThan(all / 4)
    expect(fetched.filter(name => /list/.test(name)).length).toBeLessThanOrEqual(PAGE_SIZE)
  })

  it('fetches a portion for another page', async () => {
    const { items, count } = await find({ page: 3 })
    expect([items.length, count, items[0]?.id]).toEqual([PAGE_SIZE, COUNT, String(2 * PAGE_SIZE + 1)])
    expect(fetched).toEqual(['notes/list/2'])
  })

  it('gives the last page to those who ask for one behind it', async () => {
    expect((await find({ page: 1000 })).items.at(-1)?.id).toBe(String(COUNT))
  })

  it('has no item twice on the pages of an answer', async () => {
    const ids = [await find({ order: 'oldest' }), await find({ order: 'oldest', page: 2 })].flatMap(idsOf)
    expect(new Set(ids).size).toBe(2 * PAGE_SIZE)
  })

  it('fetches the last portions to turn the order round', async () => {
    await find({ order: 'oldest' })
    expect(fetched).toEqual(['notes/list/416', 'notes/list/415'])
  })
})
