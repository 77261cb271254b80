import { useQuery, type QueryChange } from '@kutuhal/contract'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { PAGE_PARAMETER, parsePageNumber } from '../list-address.ts'

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

/**
 * How long after the last key the URL is updated, in ms. Many people type a letter every 300 ms, and with
 * each update screen readers would announce the list.
 */
const SETTLED_AFTER = 500

/**
 * The state of a text box, which is also in the URL. Typing replaces the history entry, so that Back does not
 * go letter by letter. Back and Forward change the text. Before a click opens a link, the URL gets the text.
 * @param name the URL parameter of the text, e.g. `q`
 * @param along changes to other URL parameters that are made together with the text's; pass the same object
 * on each render
 * @returns the text to show, and the function to call when the visitor types
 */
export function useTextQueryParameter(
  name: string,
  along: QueryChange,
): readonly [string, (text: string) => void] {
  const [query, change] = useQuery()
  const settled = query.get(name) ?? ''
  const [typed, setTyped] = useState<string>()

  // Once the URL contains the typed text, show the URL's text.
  if (typed === settled) setTyped(undefined)

  useEffect(() => {
    // Forget typed text on navigation, because the text belongs to the previous history entry.
    const forget = () => setTyped(undefined)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])

  useEffect(() => {
    if (typed === undefined) return
    const settle = () => change({ ...along, [name]: typed }, { replace: true })
    const timer = setTimeout(settle, SETTLED_AFTER)
    // Save the text before a link or a reload leaves the page, so that Back restores it.
    addEventListener('click', settle, true)
    addEventListener('pagehide', settle)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', settle, true)
      removeEventListener('pagehide', settle)
    }
  }, [name, along, typed, change])

  return [typed ?? settled, setTyped]
}
