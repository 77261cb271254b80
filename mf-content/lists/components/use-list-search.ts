import { useQuery, type QueryChange } from '@kutuhal/contract'
import { useEffect, useRef, useState } from 'react'
import type { ItemList } from '../item-list.ts'
import { PAGE_PARAMETER, parsePageNumber } from '../list-address.ts'

/** Every new search begins on the first page. */
const FIRST_PAGE: QueryChange = { [PAGE_PARAMETER]: '' }

/** Ms after the last key: screen readers would announce the list with each letter that people type. */
const SETTLED_AFTER = 500

export type ListSearch = ReturnType<typeof useListSearch>

/** Stored in the address. Typing replaces the history entry: Back does not go letter by letter. */
export function useListSearch(list: Pick<ItemList<unknown>, 'load'>) {
  const [query, changeQuery] = useQuery()
  const text = query.get('q') ?? ''
  const [typed, type] = useState<string>()
  const status = useRef<HTMLParagraphElement>(null)
  const isFocusDue = useRef(false)

  // The URL contains the typed text.
  if (typed === text) type(undefined)

  useEffect(() => {
    // Typed text belongs to the previous history entry.
    const forget = () => type(undefined)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])

  useEffect(() => {
    if (typed === undefined) return
    const settle = () => changeQuery({ ...FIRST_PAGE, q: typed }, { replace: true })
    const timer = setTimeout(settle, SETTLED_AFTER)
    // Back then restores the text.
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
   * For a control that disappears when pressed. If the focus moved before the result is on the page, screen
   * readers would read the old content.
   */
  const focusStatus = () => {
    isFocusDue.current = true
  }

  const change = (changes: QueryChange, options?: { readonly replace?: boolean }) =>
    changeQuery({ ...changes, ...FIRST_PAGE }, options)

  const clear = (...parameters: readonly string[]) => {
    if (parameters.includes('q')) type('')
    change(Object.fromEntries(parameters.map(parameter => [parameter, ''])))
    focusStatus()
  }

  /** Before the visitor types. */
  const prepare = () => void list.load().catch(() => undefined)

  const page = parsePageNumber(query)
  return { query, change, typed: typed ?? text, type, text, page, status, focusStatus, clear, prepare }
}
