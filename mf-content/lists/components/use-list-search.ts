import { useQuery, type QueryChange } from '@kutuhal/contract'
import { useEffect, useRef, useState } from 'react'
import type { ItemList } from '../item-list.ts'
import { PAGE_PARAMETER, parsePageNumber } from '../list-address.ts'

/** The change of the query parameters that returns to the first page. Every new search begins there. */
const FIRST_PAGE: QueryChange = { [PAGE_PARAMETER]: '' }

/**
 * How long after the last key the URL is updated, in ms. Many people type a letter every 300 ms, and with
 * each update screen readers would announce the list.
 */
const SETTLED_AFTER = 500

export type ListSearch = ReturnType<typeof useListSearch>

/**
 * The state of a search in a list of items, which is stored in the address. Typing replaces the history
 * entry, so that Back does not go letter by letter. Back and Forward change the text.
 */
export function useListSearch(list: Pick<ItemList<unknown>, 'load'>) {
  const [query, changeQuery] = useQuery()
  const text = query.get('q') ?? ''
  const [typed, type] = useState<string>()
  const status = useRef<HTMLParagraphElement>(null)
  const isFocusDue = useRef(false)

  // Once the URL contains the typed text, show the URL's text.
  if (typed === text) type(undefined)

  useEffect(() => {
    // Forget typed text on navigation, because the text belongs to the previous history entry.
    const forget = () => type(undefined)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])

  useEffect(() => {
    if (typed === undefined) return
    const settle = () => changeQuery({ ...FIRST_PAGE, q: typed }, { replace: true })
    const timer = setTimeout(settle, SETTLED_AFTER)
    // Save the text before a link or a reload leaves the page, so that Back restores it.
    addEventListener('click', settle, true)
    addEventListener('pagehide', settle)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', settle, true)
      removeEventListener('pagehide', settle)
    }
  }, [typed, changeQuery])

  useEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    status.current?.focus()
  }, [query])

  /**
   * For a control that disappears when pressed: moves the focus to the status message, once the result is on
   * the page. If the focus moved earlier, screen readers would read the old content.
   */
  const focusStatus = () => {
    isFocusDue.current = true
  }

  const change = (changes: QueryChange, options?: { readonly replace?: boolean }) =>
    changeQuery({ ...changes, ...FIRST_PAGE }, options)

  /** Removes filters. */
  const clear = (...parameters: readonly string[]) => {
    if (parameters.includes('q')) type('')
    change(Object.fromEntries(parameters.map(parameter => [parameter, ''])))
    focusStatus()
  }

  /** Loads the texts before the visitor types. */
  const prepare = () => void list.load().catch(() => undefined)

  const page = parsePageNumber(query)
  return { query, change, typed: typed ?? text, type, text, page, status, focusStatus, clear, prepare }
}
