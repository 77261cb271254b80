/**
 * Where the pages of a list are: a composed page of its own for each portion (`/news`, `/news/page/2`), and in the query for what somebody
 * asks for (`/news?q=robot&page=2`), since nobody can compose that.
 */

/** The parameter that says which page of an answer is shown. */
export const PAGE = 'page'

/** @returns from 1 on, whatever stands there */
export function pageFrom(query: URLSearchParams): number {
  const text = query.get(PAGE) ?? ''
  return isNumber(text) ? Number(text) : 1
}

/** @param list its address, e.g. `/news` @param page from 1 on */
export const pageAddress = (list: string, page: number): string =>
  page === 1 ? list : `${list}/page/${page}`

/** @param query of the question; a page's own address stays, so only the rest of it is given @param page from 1 on */
export function answerAddress(query: URLSearchParams, page: number): string {
  const asked = new URLSearchParams(query)
  if (page === 1) asked.delete(PAGE)
  else asked.set(PAGE, String(page))
  return `?${asked.toString()}`
}

const isNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)
