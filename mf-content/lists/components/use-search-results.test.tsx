/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SearchableList } from '../item-list.ts'
import { listPageOf, PAGE_SIZE, type ItemWithText } from '../list-page.ts'
import type { ListQuery } from '../search/find-items.ts'
import { useSearchResults } from './use-search-results.ts'

interface Note {
  readonly id: string
}

const COUNT = 2 * PAGE_SIZE + 5
const notes: readonly ItemWithText<Note>[] = Array.from({ length: COUNT }, (_, index) => ({
  item: { id: String(index + 1) },
  body: { sanitisedHtml: `text of ${index + 1}.` },
}))

/** @param isThere whether the list's file can be loaded */
function listThat(isThere: () => boolean, items = notes): SearchableList<Note> {
  return {
    loaded: () => undefined,
    load: () => (isThere() ? Promise.resolve(items) : Promise.reject(new Error('It did not come.'))),
    textsOf: ({ item, body }) => [`word${item.id}.`, body.sanitisedHtml],
    filtersOf: ({ id }) => [`id=${id}`],
  }
}

const reachable = () => listThat(() => true)
const unreachable = () => listThat(() => false)

interface NotesProps extends Partial<ListQuery> {
  readonly list: SearchableList<Note>
  readonly page?: number
  /** Of the page in the composed HTML, from 1 on. */
  readonly on?: number
  readonly items?: typeof notes
}

function Notes({
  list,
  text = '',
  order = 'newest',
  filters = [],
  page = 1,
  on = 1,
  items: all = notes,
}: NotesProps) {
  const found = useSearchResults(list, listPageOf(all, on - 1), { text, filters, order, page })
  const { items, count, isComplete, retry } = found
  return (
    <>
      <p role="status">
        {isComplete ? `${count} found, page ${found.page}` : retry ? `${count} so far` : ''}
      </p>
      <ul>
        {items.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      {retry && <button onClick={retry}>Retry</button>}
    </>
  )
}

const status = () => screen.getByRole('status').textContent
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

describe('a list', () => {
  it('shows the page that it was composed with, and fetches nothing', () => {
    render(<Notes list={unreachable()} on={3} />)
    expect([shown().length, shown()[0], status()]).toEqual([
      5,
      String(2 * PAGE_SIZE + 1),
      `${COUNT} found, page 3`,
    ])
  })

  it('fetches nothing either for a filter or the other order where it is on one page', () => {
    const few = notes.slice(0, 3)
    const { rerender } = render(<Notes list={unreachable()} items={few} order="oldest" />)
    expect([shown(), status()]).toEqual([['3', '2', '1'], '3 found, page 1'])
    rerender(<Notes list={unreachable()} items={few} filters={['id=2']} />)
    expect([shown(), status()]).toEqual([['2'], '1 found, page 1'])
  })

  it('has pages in the other order too, which begin at its end', async () => {
    const list = reachable()
    const { rerender } = render(<Notes order="oldest" list={list} on={2} />)
    await waitFor(() => expect(status()).toBe(`${COUNT} found, page 1`))
    expect([shown().length, shown()[0]]).toEqual([PAGE_SIZE, String(COUNT)])
    rerender(<Notes order="oldest" page={3} list={list} on={2} />)
    expect([shown().length, shown()[0], status()]).toEqual([5, '5', `${COUNT} found, page 3`])
  })

  it('shows and says nothing while its texts load, then searches them to the end', async () => {
    render(<Notes text={`of ${COUNT}`} list={reachable()} />)
    expect([shown(), status()]).toEqual([[], ''])
    await waitFor(() => expect(status()).toBe('1 found, page 1'))
    expect(shown()).toEqual([String(COUNT)])
  })

  it('is searched as far as the page holds it where the rest does not come, and offers to go on', async () => {
    let isLineCut = true
    render(<Notes text="word7." list={listThat(() => !isLineCut)} />)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect([shown(), status()]).toEqual([['7'], '1 so far'])
    isLineCut = false
    await userEvent.click(retry)
    await waitFor(() => expect(status()).toBe('1 found, page 1'))
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})
