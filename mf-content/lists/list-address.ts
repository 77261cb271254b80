/**
 * Addresses of a list's pages: a composed page for each portion (`/news`, `/news/page/2`), and the query for
 * searches (`/news?q=robot&page=2`), which cannot be composed.
 */

/** The query parameter for the page of a result. */
export const PAGE = 'page'

/** @returns from 1 on; 1 for anything invalid */
export function pageFrom(query: URLSearchParams): number {
  const text = query.get(PAGE) ?? ''
  return isNumber(text) ? Number(text) : 1
}

/** @param list its address, e.g. `/news` @param page from 1 on */
export const pageAddress = (list: string, page: number): string =>
  page === 1 ? list : `${list}/page/${page}`

/** @param query of the search @param page from 1 on @returns only the query part of the address */
export function answerAddress(query: URLSearchParams, page: number): string {
  const asked = new URLSearchParams(query)
  if (page === 1) asked.delete(PAGE)
  else asked.set(PAGE, String(page))
  return `?${asked.toString()}`
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)
