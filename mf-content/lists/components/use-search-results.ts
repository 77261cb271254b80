import { startTransition, useEffect, useState } from 'react'
import type { SearchableList } from '../item-list.ts'
import { countPages, itemsOfPage, type ItemWithText, type ListPage } from '../list-page.ts'
import { findItems, type ListQuery } from '../search/find-items.ts'
import { foldQuery } from '../search/fold-text.ts'

export interface SearchResults<Item> {
  /** Of the current page. */
  readonly items: readonly Item[]
  /** Of all matches. */
  readonly count: number
  /** From 1 on. */
  readonly page: number
  /** No search or filter, newest first: only this view is composed. */
  readonly isWholeList: boolean
  /** Without the list's texts, only summaries are searched. */
  readonly isComplete: boolean
  /** Present only if loading has failed. */
  readonly retry: (() => void) | undefined
}

/**
 * A search for words waits for the list's texts.
 * @param here the page of the list that is already loaded
 * @param asked the page is that of the results, from 1 on; too large a page means the last one
 */
export function useSearchResults<Item>(
  list: SearchableList<Item>,
  here: ListPage<Item>,
  { page, ...query }: ListQuery & { readonly page: number },
): SearchResults<Item> {
  const hasWords = foldQuery(query.text) !== ''
  const isWholeList = !hasWords && query.filters.length === 0 && query.order === 'newest'
  const needsList = !isWholeList && (hasWords || here.items.length < here.count)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number>()
  const [fetched, setTexts] = useState<readonly ItemWithText<Item>[]>()
  // Since the search box was focused, the list may be here already.
  const texts = fetched ?? list.loaded()

  useEffect(() => {
    if (!needsList || texts) return
    let isWanted = true
    list.load().then(
      loaded => isWanted && startTransition(() => setTexts(loaded)),
      () => isWanted && setFailedTry(tries),
    )
    return () => {
      isWanted = false
    }
  }, [list, needsList, texts, tries])

  if (isWholeList)
    return {
      items: here.items,
      count: here.count,
      page: here.number + 1,
      isWholeList,
      isComplete: true,
      retry: undefined,
    }
  const isComplete = !needsList || texts !== undefined
  const hasFailed = !isComplete && failedTry === tries
  const summaries = () => here.items.map(item => ({ item, body: { sanitisedHtml: '' } }))
  const found = isComplete || hasFailed ? findItems(texts ?? summaries(), list, query) : []
  const current = Math.min(page, countPages(found.length))
  return {
    items: itemsOfPage(found, current - 1),
    count: found.length,
    page: current,
    isWholeList,
    isComplete,
    retry: hasFailed ? () => setTries(tries + 1) : undefined,
  }
}
