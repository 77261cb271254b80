/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { newsList } from '../../features/news/news-list.ts'
import { useListSearch } from './use-list-search.ts'

function Box() {
  const { typed, type } = useListSearch(newsList)
  return (
    <>
      <input value={typed} onChange={event => type(event.target.value)} />
      <output>{useLocation().search}</output>
    </>
  )
}

it.each([
  ['a link is followed', () => fireEvent.click(document.body)],
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
])('puts what was typed into the address before %s', (_, leave) => {
  render(
    <MemoryRouter>
      <Box />
    </MemoryRouter>,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'robot' } })
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void leave())
  expect(screen.getByRole('status').textContent).toBe('?q=robot')
})
