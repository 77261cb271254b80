/**
 * The visitor's address as React state. The host provides it with `BrowserNavigation`. Remotes only use
 * `useQuery`, which keeps the state of a list in the address. Nobody else imports the router.
 */
import {
  createElement,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type FunctionComponent,
  type PropsWithChildren,
} from 'react'
import { createPath, Router, useLocation, useNavigate, type Navigator, type To } from 'react-router-dom'
import { canonicalPath } from './address.ts'

export interface PageLocation {
  /** As in the address bar. */
  readonly pathname: string
  /** The canonical form of `pathname`, which names the page. */
  readonly path: string
  /** The query string with its `?`, or ''. */
  readonly search: string
  /** The fragment with its `#`, or ''. */
  readonly hash: string
  /** The state of the history entry. It survives a reload. */
  readonly state: unknown
}

export interface Navigation {
  readonly location: PageLocation
  /**
   * Changes the address without loading a document.
   * @param to an absolute path, with query and hash
   */
  readonly navigate: (to: string, options?: NavigateOptions) => void
}

interface NavigateOptions {
  /** Whether the current history entry is replaced. Default: a new entry is added. */
  readonly replace?: boolean
  readonly state?: unknown
}

/** @throws Error outside a router */
export function useNavigation(): Navigation {
  const location = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const { pathname, search, hash } = location
    const state: unknown = location.state
    return {
      location: { pathname, path: canonicalPath(pathname) ?? pathname, search, hash, state },
      navigate,
    }
  }, [location, navigate])
}

/**
 * A router over the browser's own history. `BrowserRouter` would add a history that counts entries and makes
 * keys for them (shared/docs/decisions/2-declarative-router.md).
 */
export const BrowserNavigation: FunctionComponent<PropsWithChildren> = ({ children }) => {
  const [current, setCurrent] = useState(browserLocation)
  const follow = useCallback(() => startTransition(() => setCurrent(browserLocation())), [])
  const navigator = useMemo(
    (): Navigator => ({
      createHref: addressOf,
      go: steps => history.go(steps),
      push(to, state) {
        // In-page links change this setting, and a new entry would inherit it.
        history.scrollRestoration = 'manual'
        history.pushState(state, '', addressOf(to))
        follow()
      },
      replace(to, state) {
        history.replaceState(state, '', addressOf(to))
        follow()
      },
    }),
    [follow],
  )
  // A layout effect, to listen before any child navigates.
  useLayoutEffect(() => {
    // The event also fires for in-page links, which the browser follows by itself.
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [follow])

  return createElement(Router, { location: current, navigator }, children)
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

function browserLocation() {
  const { pathname, search, hash } = location
  const state: unknown = history.state
  return { pathname, search, hash, state }
}

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
  const { location, navigate } = useNavigation()
  const { pathname, search } = location
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
      navigate(pathname + (text && `?${text}`), { replace })
    },
    [navigate, pathname, search],
  )
  return [query, change]
}
