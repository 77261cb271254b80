/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { articles } from '../../articles.data.ts'
import { sortByDate } from '../../../../lists/by-date.ts'
import { getCurrentQuery, getNavigationType, renderAtAddress } from '../../../../testing/open-at.tsx'
import { NewsPage } from './NewsPage.tsx'

const newest = sortByDate(articles)
const newestFirst = newest.map(article => article.title)
const newsPage = <NewsPage data={{ here: { number: 0, items: newest, count: newest.length } }} />
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
const searchBox = () => screen.getByRole('searchbox', { name: 'Search news' })
const sortBox = () => screen.getByRole('combobox', { name: 'Sort by' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const status = () => screen.getByRole('status').textContent

describe('the news list', () => {
  afterEach(() => jest.useRealTimers())

  it('shows all news, newest first, to those who ask for nothing', () => {
    renderAtAddress('/news', newsPage)
    expect(titles()).toEqual(newestFirst)
    expect(status()).toBe(`${articles.length} news items found`)
    expect(screen.getByRole('link', { name: newestFirst[0] ?? '' }).getAttribute('href')).toBe(
      `/news/${newest[0]?.id}`,
    )
  })

  it('follows a visitor who stops typing, and makes no new history entry', async () => {
    jest.useFakeTimers()
    renderAtAddress('/news', newsPage)
    fireEvent.change(searchBox(), { target: { value: 'KAWANT' } })
    await pass(499)
    expect(status()).toBe(`${articles.length} news items found`)
    await pass(1)
    expect(getCurrentQuery()).toBe('?q=KAWANT')
    // A search is split into several tasks.
    await pass(10)
    expect(status()).toBe('1 news item found')
    expect(titles()).toEqual(['The letter E on the verandah: a medical camp in Kawant'])
    expect(getNavigationType()).toBe('REPLACE')
  })

  it('says so when nothing matches, and shows all news again on request', async () => {
    renderAtAddress('/news?q=submarine', newsPage)
    expect(await screen.findByText('No news items found matching your search.')).toBeTruthy()
    expect(titles()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Show all news' }))
    expect(titles()).toEqual(newestFirst)
    expect(searchBox()).toHaveProperty('value', '')
  })

  it('turns the order round, and back with the Back button', async () => {
    renderAtAddress('/news', newsPage)
    await userEvent.selectOptions(sortBox(), 'Oldest first')
    expect(getCurrentQuery()).toBe('?sort=oldest')
    expect(titles()).toEqual(newestFirst.toReversed())
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(titles()).toEqual(newestFirst)
    expect(sortBox()).toHaveProperty('value', 'newest')
  })

  it('puts an earlier search back into the box on Back', async () => {
    jest.useFakeTimers()
    renderAtAddress('/news?q=camp', newsPage)
    fireEvent.change(sortBox(), { target: { value: 'oldest' } })
    fireEvent.change(searchBox(), { target: { value: 'maze' } })
    await pass(500)
    expect(getCurrentQuery()).toBe('?q=maze&sort=oldest')
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(searchBox()).toHaveProperty('value', 'camp')
    await pass(0)
  })

  it('is restored from the address, and also searches what stands in the stories', async () => {
    renderAtAddress('/news?q=Kokilaben+Rathwa&sort=oldest', newsPage)
    expect(searchBox()).toHaveProperty('value', 'Kokilaben Rathwa')
    expect(sortBox()).toHaveProperty('value', 'oldest')
    await waitFor(() => expect(titles()).toEqual([expect.stringContaining('25 elementary schools')]))
  })
})

describe('a page of a longer list', () => {
  const longer = <NewsPage data={{ here: { number: 1, items: newest, count: 60 } }} />
  const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

  it('leads on to its neighbours, by addresses of their own', () => {
    renderAtAddress('/news/page/2', longer)
    expect(status()).toBe('60 news items found, page 2 of 3')
    expect([link('Previous'), link('Next')]).toEqual(['/news', '/news/page/3'])
  })

  it('has no way on at its end, and no links where there is one page only', () => {
    renderAtAddress('/news/page/2', <NewsPage data={{ here: { number: 1, items: newest, count: 48 } }} />)
    expect([link('Previous'), link('Next')]).toEqual(['/news', undefined])
    cleanup()
    renderAtAddress('/news', newsPage)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('begins what is asked for with its first page, which Back gives again', async () => {
    renderAtAddress('/news/page/2?sort=oldest&page=2', longer)
    await userEvent.selectOptions(sortBox(), 'Newest first')
    expect(getCurrentQuery()).toBe('')
    expect(status()).toBe('60 news items found, page 2 of 3')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(getCurrentQuery()).toBe('?sort=oldest&page=2')
  })
})
