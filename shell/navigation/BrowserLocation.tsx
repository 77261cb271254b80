import { startTransition, useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { createPath, Router, type Navigator, type To } from 'react-router-dom'

interface Props {
  readonly children: ReactNode
}

/**
 * A router over the browser's own history. `BrowserRouter` would add a history that also counts entries and
 * makes keys for them (shared/docs/decisions/2-declarative-router.md).
 */
export function BrowserLocation({ children }: Props) {
  const [current, setCurrent] = useState(shownLocation)
  const follow = useCallback(() => startTransition(() => setCurrent(shownLocation())), [])

  const navigator = useMemo(
    (): Navigator => ({
      createHref: addressOf,
      go: steps => history.go(steps),
      push(to, state) {
        // In-page links change this (use-link-clicks.ts), and a new entry would inherit it.
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
    // Also fires for in-page links, which the browser follows by itself.
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [follow])

  return (
    <Router location={current} navigator={navigator}>
      {children}
    </Router>
  )
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

function shownLocation() {
  const { pathname, search, hash } = location
  const state: unknown = history.state
  return { pathname, search, hash, state }
}
