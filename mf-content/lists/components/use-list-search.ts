import { useQuery, type QueryChange } from '@kutuhal/contract'
import { PAGE_PARAMETER, parsePageNumber } from '../list-address.ts'
import { useTextQueryParameter } from './use-text-parameter.ts'
import { useEffect, useRef, type RefObject } from 'react'

/** The change of the query parameters that returns to the first page. Every new search begins there. */
const FIRST_PAGE: QueryChange = { [PAGE_PARAMETER]: '' }

export type ListSearch = ReturnType<typeof useListSearch>

/** The state of a search in a list of items. The state is stored in the address. */
export function useListSearch() {
  const [query, changeQuery] = useQuery()
  const [typed, type] = useTextQueryParameter('q', FIRST_PAGE)
  const text = query.get('q') ?? ''
  const [status, focusStatus] = useFocusAfterUpdate<HTMLParagraphElement>(query)

  const change = (changes: QueryChange, options?: { readonly replace?: boolean }) =>
    changeQuery({ ...changes, ...FIRST_PAGE }, options)

  /**
   * Removes filters. The pressed button may disappear with its filter, so the focus moves to the status
   * message.
   */
  const clear = (...parameters: readonly string[]) => {
    if (parameters.includes('q')) type('')
    change(Object.fromEntries(parameters.map(parameter => [parameter, ''])))
    focusStatus()
  }

  return { query, change, typed, type, text, page: parsePageNumber(query), status, focusStatus, clear }
}

/**
 * For a button that disappears when pressed: moves the focus to another element, once the result is on the
 * page. If the focus moved earlier, screen readers would read the old content.
 * @param change a value that changes as soon as the result is on the page
 * @returns the ref of the element that takes the focus, and a function to call when the button is pressed
 */
function useFocusAfterUpdate<T extends HTMLElement>(
  change: unknown,
): readonly [RefObject<T | null>, () => void] {
  const element = useRef<T>(null)
  const isDue = useRef(false)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    element.current?.focus()
  }, [change])
  return [
    element,
    () => {
      isDue.current = true
    },
  ]
}
