import { areOfAPage, twoOfAPage } from './two-of-a-page.ts'

const one = { lines: ['A kit comes by post.', 'It goes back in the same box.'], page: '/courses/iot#kit' }

it('tells two quotations in a line each, and what the first has not again', () => {
  const other = {
    lines: ['The kit: It goes back in the same box.', 'Postage is paid.'],
    page: '/courses/iot',
  }
  expect(twoOfAPage(one, other)).toEqual({
    lines: ['A kit comes by post. It goes back in the same box.', 'Postage is paid.'],
    page: '/courses/iot#kit',
  })
})

it('tells one line where the other says nothing new', () => {
  expect(twoOfAPage(one, { lines: ['A kit comes by post.'] }).lines).toEqual([
    'A kit comes by post. It goes back in the same box.',
  ])
})

it('knows a page by its address, whatever the place on it', () => {
  expect(areOfAPage(one, { lines: [], page: '/courses/iot' })).toBe(true)
  expect(areOfAPage(one, { lines: [], page: '/courses' })).toBe(false)
  expect(areOfAPage({ lines: [] }, { lines: [] })).toBe(false)
})
