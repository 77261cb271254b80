/**
 * The visitor's address as React state, which the host provides with `BrowserNavigation`. Remotes use only
 * `useQuery`, which keeps a list's state in the address. No other module imports the router.
 */
import {
  createElement,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type FunctionComponent,
  type PropsWithChildren,
} from 'react'
import {
  createPath,
  Router,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  type Navigator,
  type To,
} from 'react-router-dom'
import { canonicalPath } from './address.ts'

export interface PageLocation {
  /** As in the address bar. */
  readonly pathname: string
  /** Canonical; it names the page. */
  readonly path: string
  /** With its `?`, or ''. */
  readonly search: string
  /** With its `#`, or ''. */
  readonly hash: string
  /** Of the history entry. It survives a reload. */
  readonly state: unknown
}

export interface Navigation {
  readonly location: PageLocation
  /**
   * Changes the address without loading a document.
   * @param to an absolute path, with query and hash if there are any
   */
  readonly navigate: (to: string, options?: NavigateOptions) => void
}

interface NavigateOptions {
  /** By default a new history entry is added. */
  readonly replace?: boolean
  readonly state?: unknown
}

/** @throws Error outside a router */
export function useNavigation(): Navigation {
  const location = useLocation()
  // Smaller than `useNavigate`, whose relative paths nobody needs.
  const { navigator } = useContext(NavigationContext)
  const navigate = useCallback(
    (to: string, { replace = false, state }: NavigateOptions = {}) => {
      if (replace) navigator.replace(to, state)
      else navigator.push(to, state)
    },
    [navigator],
  )
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
 * A router that uses the browser's history directly. `BrowserRouter` would add 0.6 KB for a history object
 * that numbers entries and makes keys for them (shared/docs/decisions/2-declarative-router.md).
 */
export const BrowserNavigation: FunctionComponent<PropsWithChildren> = ({ children }) => {
  const [current, setCurrent] = useState(browserLocation)
  const follow = useCallback(() => startTransition(() => setCurrent(browserLocation())), [])
  const navigator = useMemo(
    (): Navigator => ({
      createHref: addressOf,
      go: steps => history.go(steps),
      push(to, state) {
        // A new entry inherits the value, which is `auto` after a link to an anchor (navigation.ts).
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
  // A layout effect, so that the listener is there before any child navigates.
  useLayoutEffect(() => {
    // `popstate` also fires for links to an anchor of the same page.
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

/** False until the composed HTML is hydrated, then true: for content that composed HTML cannot have. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

export type QueryChange = Readonly<Record<string, string>>

/**
 * The query string as state, so that reload, Back and shared links keep the view. It is empty until
 * hydration, because composed HTML has no query.
 * @returns the parameters, and a function that merges changes into them; an empty value removes its key. A
 * change adds a history entry unless `replace` is set (for typing). It neither scrolls nor moves the focus.
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
      // React may not have rendered an earlier change yet.
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
