import { missingItem, type MissingItem } from '@kutuhal/contract'
import { countIds, countPages, type IdRange } from './list-page.ts'

/**
 * Lists the second and all later pages of a list; the first page has the list's own address.
 * @returns the route parameters of each page
 */
export const listLaterPageParams = (ids: readonly IdRange[]): { readonly number: string }[] =>
  numbersTo(countPages(countIds(ids))).map(number => ({ number }))

/**
 * Parses the page number in an address.
 * @returns the number; undefined for a page that the list does not have, and for 1, because the first page
 * has the list's own address
 */
export const parseLaterPageNumber = (
  number: string | undefined,
  ids: readonly IdRange[],
): number | undefined =>
  numbersTo(countPages(countIds(ids))).includes(number ?? '') ? Number(number) : undefined

const numbersTo = (last: number): string[] =>
  Array.from({ length: last - 1 }, (_, index) => String(index + 2))

export const createMissingListPage = (listPath: string): MissingItem =>
  missingItem({
    listPath,
    title: 'Page Not Found',
    text: 'This list has no such page, or not any more. Here is its beginning.',
  })
