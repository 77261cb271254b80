import {
  buildPageAddress,
  buildResultsPageQuery,
  listLaterPageParams,
  parseLaterPageNumber,
  parsePageNumber,
} from './list-address.ts'
import { PAGE_SIZE } from './list-page.ts'

const query = (text: string) => new URLSearchParams(text)

describe('the pages of a list', () => {
  it('are one where there is not more than a portion', () => {
    expect(listLaterPageParams([[1, PAGE_SIZE]])).toEqual([])
    expect(listLaterPageParams([])).toEqual([])
  })

  it('go on until every item has its place', () => {
    expect(
      listLaterPageParams([
        [1, PAGE_SIZE],
        [30, 30],
      ]),
    ).toEqual([{ number: '2' }])
    expect(listLaterPageParams([[1, 10_000]]).at(-1)).toEqual({ number: '417' })
  })

  it('are found by their numbers, and the first one is the list itself', () => {
    expect(parseLaterPageNumber('2', [[1, 60]])).toBe(2)
    expect(parseLaterPageNumber('3', [[1, 60]])).toBe(3)
    for (const number of ['1', '4', '02', '2.0', '-2', '', 'two', undefined])
      expect([number, parseLaterPageNumber(number, [[1, 60]])]).toEqual([number, undefined])
  })

  it('have addresses that say which they are', () => {
    expect([1, 2].map(page => buildPageAddress('/news', page))).toEqual(['/news', '/news/page/2'])
  })
})

describe('the pages of an answer', () => {
  it('stand in the query, beside the question', () => {
    expect(buildResultsPageQuery(query('q=robot+arm&sort=oldest'), 3)).toBe('?q=robot+arm&sort=oldest&page=3')
    expect(buildResultsPageQuery(query('q=robot&page=2'), 1)).toBe('?q=robot')
  })

  it('begin at the first one, whatever stands there', () => {
    expect(parsePageNumber(query('page=12'))).toBe(12)
    for (const text of ['', 'page=', 'page=0', 'page=-1', 'page=1e9', 'page=two'])
      expect([text, parsePageNumber(query(text))]).toEqual([text, 1])
  })
})
