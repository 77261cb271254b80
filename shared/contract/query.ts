import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** False until the composed HTML is hydrated, then true: for content that composed HTML cannot know. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

export type QueryChange = Readonly<Record<string, string>>

/**
 * The query string as state, so that reload, Back and shared links keep the view. Composed HTML has no query,
 * so it is empty until hydration.
 * @returns the parameters, and a function that merges changes into them; empty ones remove a key. A change
 * adds a history entry unless `replace` is set (use it for typing). It neither scrolls nor moves the focus.
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
      // React may not have rendered an earlier change yet; this one must not undo it.
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
