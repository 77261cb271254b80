import { useQuery, type QueryChange } from '@kutuhal/contract'
import { useEffect, useState } from 'react'

/**
 * Milliseconds without a key after which the address follows what was typed. Many people need 300 between two letters, and a
 * list that followed each of them would be read out letter by letter.
 */
const SETTLED_AFTER = 500

/**
 * A text box whose content stands in the address as well. It replaces the history entry: nobody wants to go back letter by
 * letter. Back and Forward change the text box; who follows a link before the address does finds the text there on the way back.
 * @param name of the parameter, e.g. `q`
 * @param along what changes with it; the same object each time
 * @returns what the box shows, and what to call when somebody types
 */
export function useTypedParameter(
  name: string,
  along: QueryChange,
): readonly [string, (text: string) => void] {
  const [query, change] = useQuery()
  const settled = query.get(name) ?? ''
  const [typed, setTyped] = useState<string>()

  // The address has caught up: from here on it decides again.
  if (typed === settled) setTyped(undefined)

  useEffect(() => {
    // The text belongs to the entry that it was typed in, and to no other.
    const forget = () => setTyped(undefined)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])

  useEffect(() => {
    if (typed === undefined) return
    const settle = () => change({ ...along, [name]: typed }, { replace: true })
    const timer = setTimeout(settle, SETTLED_AFTER)
    // Where a link or a reload leads, what was typed is found again on the way back.
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
