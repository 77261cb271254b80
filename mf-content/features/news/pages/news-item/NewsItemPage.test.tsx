/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { articles } from '../../articles.data.ts'
import { page } from './page.ts'

const load = (id: string) => page.load({ params: { id } })

describe('a news item', () => {
  it('has its own title, its story, and three others to read on', async () => {
    await open('4')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Araria opens its lab on borrowed tables',
    )
    expect(screen.getByRole('link', { name: 'our lab in Araria' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  })

  it('leads to its neighbours', async () => {
    await open('2')
    expect(screen.getByRole('link', { name: /^Previous: \w/ }).getAttribute('href')).toBe('/news/1')
    expect(screen.getByRole('link', { name: /^Next: \w/ }).getAttribute('href')).toBe('/news/3')
  })

  it('shows a disabled Previous at id 1 and a disabled Next from id 4 on', async () => {
    await open('1')
    expect(screen.queryByRole('link', { name: /^Previous/ })).toBeNull()
    expect(screen.getByText('Previous').getAttribute('aria-disabled')).toBe('true')
    await open('4')
    expect(screen.getAllByText('Next').at(-1)?.getAttribute('aria-disabled')).toBe('true')
  })

  it.each(['Share on Facebook', 'Share on X', 'Share on WhatsApp', 'Copy link'])(
    'can be shared: %s',
    async name => {
      await open('1')
      expect(screen.getByRole('button', { name })).toBeTruthy()
    },
  )

  it.each(['999', '01', 'toString'])(
    'is missing under the unknown id "%s", and the list says so',
    async id => {
      expect(await load(id)).toMatchObject({
        status: 'missing',
        listPath: '/news',
        title: 'News Item Not Found',
      })
    },
  )

  it('has an address for each of them', async () => {
    expect(await page.staticParams()).toEqual(articles.map(({ id }) => ({ id })))
  })
})

async function open(id: string) {
  const loaded = await load(id)
  if (loaded.status === 'missing') throw new Error(`There is no news item ${id}.`)
  expect(loaded.title).toBe(articles.find(article => article.id === id)?.title)
  render(loaded.element)
}
