/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ListQuery } from '../search/find-items.ts'
import type { SearchableList } from '../item-list.ts'
import { buildListFiles } from '../list-files.ts'
import { PAGE_SIZE, type ListPage, type ItemWithText } from '../list-page.ts'
import type { Postings, WordIndex } from '../search/search-index.ts'
import { useSearchResults } from './use-search-results.ts'

interface Note {
  readonly id: string
  readonly date: string
}

const COUNT = 2 * PAGE_SIZE + 5
const textsOf = ({ item }: ItemWithText<Note>) => [`word${item.id}.`]
const rules = { textsOf, filtersOf: () => [] }
const notes = Array.from({ length: COUNT }, (_, index) => ({
  item: { id: String(index + 1), date: '2025-01-01' },
  body: { sanitisedHtml: '' },
}))
const files = buildListFiles<Note>('notes', notes, rules)
/** Returns a page of the list. @param page the page's number, from 1 on */
const hereOn = (page: number) => files[`notes/list/${page - 1}`] as ListPage<Note>

/**
 * Makes a list of notes.
 * @param isThere whether the list's files can be loaded
 */
const listThat = (isThere: boolean | (() => boolean)): SearchableList<Note> => {
  const comes = typeof isThere === 'boolean' ? () => isThere : isThere
  // Return the files that `buildListFiles` has made, in place of a download.
  const read = <Value,>(name: string) =>
    comes() ? Promise.resolve(files[name] as Value) : Promise.reject(new Error(`${name} did not come.`))
  return {
    page: number => read<ListPage<Note>>(`notes/list/${number}`),
    item: id => read<ItemWithText<Note>>(`notes/${id}`),
    words: () => read<WordIndex>('notes/words'),
    postings: piece => read<Postings>(`notes/postings/${piece}`),
    ...rules,
  }
}

interface NotesProps extends Partial<ListQuery> {
  readonly list: SearchableList<Note>
  /** The number of the page in the composed HTML, from 1 on. */
  readonly on?: number
}

function Notes({ text = '', order = 'newest', page = 1, on = 1, list }: NotesProps) {
  const found = useSearchResults(list, hereOn(on), { text, filters: [], order, page })
  const { items, count, isComplete, retry } = found
  return (
    <>
      <p role="status">{isComplete ? `${count} found, page ${found.page}` : 'Searching…'}</p>
      <ul>
        {items.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      {retry && <button onClick={retry}>Retry</button>}
    </>
  )
}

const shown = () => screen.queryAllByRole('listitem').length
const status = () => screen.getByRole('status').textContent

const first = () => screen.queryAllByRole('listitem')[0]?.textContent

describe('a long list', () => {
  it('shows the portion that the page was composed with, and fetches nothing', () => {
    render(<Notes list={listThat(false)} on={3} />)
    expect([shown(), first(), status()]).toEqual([5, String(2 * PAGE_SIZE + 1), `${COUNT} found, page 3`])
  })

  it('has pages in the other order too, which begin at its end', async () => {
    const { rerender } = render(<Notes order="oldest" list={listThat(true)} on={2} />)
    const whole = [PAGE_SIZE, String(COUNT), `${COUNT} found, page 1`]
    // Wait for all cards, because the list renders a few cards at a time.
    await waitFor(() => expect([shown(), first(), status()]).toEqual(whole))
    rerender(<Notes order="oldest" page={3} list={listThat(true)} on={2} />)
    // Page 1 stays until page 3 has loaded.
    expect([shown(), first(), status()]).toEqual([PAGE_SIZE, String(COUNT), 'Searching…'])
    await waitFor(() => expect([shown(), first(), status()]).toEqual([5, '5', `${COUNT} found, page 3`]))
  })

  it('is searched to its end', async () => {
    render(<Notes text={`word${COUNT}`} list={listThat(true)} />)
    expect(status()).toBe('Searching…')
    await waitFor(() => expect(status()).toBe('1 found, page 1'))
    expect(screen.getByRole('listitem').textContent).toBe(String(COUNT))
  })

  it('is searched as far as the page holds it where the rest does not come, and offers to go on', async () => {
    let isLineCut = true
    render(<Notes text="word7." list={listThat(() => !isLineCut)} />)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('listitem').textContent).toBe('7')
    expect(status()).toBe('Searching…')
    isLineCut = false
    await userEvent.click(retry)
    await waitFor(() => expect(status()).toMatch(/^\d+ found/))
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})
