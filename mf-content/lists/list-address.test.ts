import { buildPageAddress, buildResultsPageQuery, listLaterPages, parsePageNumber } from './list-address.ts'
import { PAGE_SIZE } from './list-page.ts'

const query = (text: string) => new URLSearchParams(text)

describe('the pages of a list', () => {
  it('are one where there is not more than a portion', () => {
    expect(listLaterPages(PAGE_SIZE)).toEqual([])
    expect(listLaterPages(0)).toEqual([])
  })

  it('go on until every item has its place', () => {
    expect(listLaterPages(PAGE_SIZE + 1)).toEqual(['2'])
    expect(listLaterPages(60)).toEqual(['2', '3'])
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
