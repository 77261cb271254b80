/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { useQuery } from './query.ts'

function TwoChanges() {
  const [query, change] = useQuery()
  const changeBoth = () => {
    change({ sort: 'oldest' })
    change({ q: 'robot' }, { replace: true })
  }
  return (
    <button type="button" onClick={changeBoth}>
      {query.toString()}
    </button>
  )
}

test('A change keeps what an earlier one asked for that is not rendered yet', () => {
  render(
    <BrowserRouter>
      <TwoChanges />
    </BrowserRouter>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(window.location.search).toBe('?sort=oldest&q=robot')
  expect(screen.getByRole('button').textContent).toBe('sort=oldest&q=robot')
})
