/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserNavigation, useNavigation, useQuery } from './location.ts'

function TwoChanges() {
  const [query, change] = useQuery()
  const { navigate } = useNavigation()
  const changeBoth = () => {
    change({ sort: 'oldest' })
    change({ q: 'robot' }, { replace: true })
  }
  return (
    <>
      <output>{query.toString()}</output>
      <button type="button" onClick={changeBoth}>
        Change
      </button>
      <button type="button" onClick={() => navigate('/news?sort=newest')}>
        News
      </button>
    </>
  )
}

const shown = () => screen.getByRole('status').textContent

beforeEach(() => {
  history.replaceState(null, '', '/')
  render(
    <BrowserNavigation>
      <TwoChanges />
    </BrowserNavigation>,
  )
})

test('A change keeps what an earlier one asked for that is not rendered yet', () => {
  fireEvent.click(screen.getByText('Change'))
  expect(window.location.search).toBe('?sort=oldest&q=robot')
  expect(shown()).toBe('sort=oldest&q=robot')
})

test('Back shows the view before', async () => {
  const entries = history.length
  fireEvent.click(screen.getByText('News'))
  expect(shown()).toBe('sort=newest')
  expect(history).toHaveLength(entries + 1)

  const isBack = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.back()
    await isBack
  })
  expect(shown()).toBe('')
})
