import { useQuery, type QueryChange } from '@kutuhal/contract'
import { useEffect, useState } from 'react'

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
