import { PAGE_SIZE } from '../../lists/list-page.ts'
import { listLaterSitemapPages } from './later-sitemap-pages.ts'

describe('the further pages of the sitemap', () => {
  it('are none where the first one names everything', () => {
    expect(listLaterSitemapPages([[1, PAGE_SIZE]], [[1, 5]])).toEqual([])
  })

  it('name every portion of both lists once, whatever is missing in the ids', () => {
    const pages = listLaterSitemapPages(
      [
        [1, 9000],
        [9002, 10_001],
      ],
      [[1, PAGE_SIZE + 1]],
    )
    const named = (list: string) => pages.filter(page => page.list === list).flatMap(page => page.portions)
    expect(named('news')).toEqual(Array.from({ length: 416 }, (_, index) => index + 1))
    expect(named('blog')).toEqual([1])
    expect(Math.max(...pages.map(page => page.portions.length * PAGE_SIZE))).toBe(192)
  })
})
