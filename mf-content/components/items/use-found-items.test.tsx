/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Question } from '../../items/find-items.ts'
import type { ItemList } from '../../items/item-list.ts'
import { listFiles } from '../../items/list-files.ts'
import { PORTION, type Portion, type WholeItem } from '../../items/portion.ts'
import type { Postings, SearchWords } from '../../items/search-index.ts'
import { useFoundItems } from './use-found-items.ts'

interface Note {
  readonly id: string
  readonly date: string
}

const COUNT = 2 * PORTION + 5
const textsOf = ({ item }: WholeItem<Note>) => [`word${item.id}.`]
const files = listFiles<Note>({
  name: 'notes',
  items: Array.from({ length: COUNT }, (_, index) => ({
    item: { id: String(index + 1), date: '2025-01-01' },
    body: { sanitisedHtml: '' },
  })),
  textsOf,
  filtersOf: () => [],
})
const first = files['notes/list/0'] as Portion<Note>

/** @param isThere whether files come */
const listThat = (isThere: boolean | (() => boolean)): ItemList<Note> => {
  const comes = typeof isThere === 'boolean' ? () => isThere : isThere
  // What listFiles has written.
  const read = <Value,>(name: string) =>
    comes() ? Promise.resolve(files[name] as Value) : Promise.reject(new Error(`${name} did not come.`))
  return {
    portion: number => read<Portion<Note>>(`notes/list/${number}`),
    whole: id => read<WholeItem<Note>>(`notes/${id}`),
    words: () => read<SearchWords>('notes/words'),
    postings: piece => read<Postings>(`notes/postings/${piece}`),
    textsOf,
  }
}

function Notes({ text, list }: { readonly text: string; readonly list: ItemList<Note> }) {
  const question: Question = { text, filters: [], order: 'newest' }
  const { items, count, isComplete, retry, showMore } = useFoundItems(
    list,
    first,
    question,
    ({ id }) => text === '' || id === text,
  )
  return (
    <>
      <p role="status">{isComplete ? `${count} found` : 'Searching…'}</p>
      <ul>
        {items.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      {retry && <button onClick={retry}>Retry</button>}
      {showMore && <button onClick={showMore}>Show more</button>}
    </>
  )
}

const shown = () => screen.queryAllByRole('listitem').length
const status = () => screen.getByRole('status').textContent

describe('a long list', () => {
  it('shows its first portion, and another one each time somebody asks for more', async () => {
    render(<Notes text="" list={listThat(true)} />)
    expect([shown(), status()]).toEqual([PORTION, `${COUNT} found`])
    for (const more of [2 * PORTION, COUNT]) {
      await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
      await waitFor(() => expect(shown()).toBe(more))
    }
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('is searched to its end', async () => {
    render(<Notes text={`word${COUNT}`} list={listThat(true)} />)
    expect(status()).toBe('Searching…')
    await waitFor(() => expect(status()).toBe('1 found'))
    expect(screen.getByRole('listitem').textContent).toBe(String(COUNT))
  })

  it('is searched as far as the page holds it where the rest does not come, and offers to go on', async () => {
    let isLineCut = true
    render(<Notes text="7" list={listThat(() => !isLineCut)} />)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('listitem').textContent).toBe('7')
    expect(status()).toBe('Searching…')
    isLineCut = false
    await userEvent.click(retry)
    await waitFor(() => expect(status()).toMatch(/^\d+ found$/))
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})
