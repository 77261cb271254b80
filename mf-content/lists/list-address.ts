import { missingItem, type MissingItem } from '@kutuhal/contract'
import { countPages } from './list-page.ts'

/** `/news` and `/news/page/2` are composed. Results of a search (`/news?q=robot&page=2`) cannot be. */

/** Of search results. */
export const PAGE_PARAMETER = 'page'

/** @returns a number from 1 on; 1 for anything invalid */
export function parsePageNumber(query: URLSearchParams): number {
  const text = query.get(PAGE_PARAMETER) ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

/** @param page from 1 on */
export const buildPageAddress = (list: string, page: number): string =>
  page === 1 ? list : `${list}/page/${page}`

/** @param page from 1 on. @returns a text such as `?q=robot&page=2` */
export function buildResultsPageQuery(query: URLSearchParams, page: number): string {
  const asked = new URLSearchParams(query)
  if (page === 1) asked.delete(PAGE_PARAMETER)
  else asked.set(PAGE_PARAMETER, String(page))
  return `?${asked.toString()}`
}

/** As in addresses. The first page has the list's own address. */
export const listLaterPages = (count: number): readonly string[] =>
  Array.from({ length: countPages(count) - 1 }, (_, index) => String(index + 2))

export const createMissingListPage = (listPath: string): MissingItem =>
  missingItem({
    listPath,
    title: 'Page Not Found',
    text: 'This list has no such page, or not any more. Here is its beginning.',
  })
