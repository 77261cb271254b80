import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** False while the composed HTML is being hydrated, true from then on: for what the composed HTML cannot know. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

export type QueryChange = Readonly<Record<string, string>>

/**
 * The query string as state, so that reload, Back and a shared link restore what a visitor looked at.
 * Composed HTML knows no query, so it is empty during hydration and there at once afterwards.
 * @returns the parameters, and a function that merges changes into them; an empty value removes its key. A change makes a
 * new history entry unless `replace` is set (use it for typing). It neither scrolls nor moves the focus.
 */
export function useQuery(): readonly [
  URLSearchParams,
  (change: QueryChange, options?: { readonly replace?: boolean }) => void,
] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const known = useIsHydrated() ? search : ''
  const query = useMemo(() => new URLSearchParams(known), [known])
  const change = useCallback(
    (changes: QueryChange, { replace = false } = {}) => {
      // React may not have rendered an earlier change yet, which this one must not undo.
      const isSamePage = window.location.pathname === pathname
      const next = new URLSearchParams(isSamePage ? window.location.search : search)
      for (const [key, value] of Object.entries(changes)) {
        if (value) next.set(key, value)
        else next.delete(key)
      }
      const text = next.toString()
      void navigate(pathname + (text && `?${text}`), { replace })
    },
    [navigate, pathname, search],
  )
  return [query, change]
}
