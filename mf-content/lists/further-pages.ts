import { missingItem, type MissingItem } from '@kutuhal/contract'
import { idCount, pagesFor, type IdRange } from './portion.ts'

/** The pages of a list after the first, which has the list's own address. @returns route parameters */
export const furtherPages = (ids: readonly IdRange[]): { readonly number: string }[] =>
  numbersTo(pagesFor(idCount(ids))).map(number => ({ number }))

/**
 * The page number in an address.
 * @returns from 2 on; nothing if there is no such page, or it has another address
 */
export const furtherPage = (number: string | undefined, ids: readonly IdRange[]): number | undefined =>
  numbersTo(pagesFor(idCount(ids))).includes(number ?? '') ? Number(number) : undefined

const numbersTo = (last: number): string[] =>
  Array.from({ length: last - 1 }, (_, index) => String(index + 2))

export const noSuchPage = (listPath: string): MissingItem =>
  missingItem({
    listPath,
    title: 'Page Not Found',
    text: 'This list has no such page, or not any more. Here is its beginning.',
  })
