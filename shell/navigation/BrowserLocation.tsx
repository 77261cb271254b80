import { WhereaboutsContext, type Navigate, type PageLocation } from '@kutuhal/contract/location.ts'
import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
}

/** Tells what is inside where the visitor is, and takes the visitor elsewhere: the browser's own history, as React would have it. */
export function BrowserLocation({ children }: Props) {
  const [current, setCurrent] = useState(shownLocation)

  const navigate = useMemo((): Navigate => {
    return (to, { replace = false, state = null } = {}) => {
      if (replace) history.replaceState(state, '', to)
      else history.pushState(state, '', to)
      startTransition(() => setCurrent(shownLocation()))
    }
  }, [])
  // Before anything inside can go somewhere.
  useLayoutEffect(() => {
    // Also told of a link to another place on the page, which the browser follows by itself.
    const follow = () => startTransition(() => setCurrent(shownLocation()))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const whereabouts = useMemo(() => ({ location: current, navigate }), [current, navigate])
  return <WhereaboutsContext value={whereabouts}>{children}</WhereaboutsContext>
}

function shownLocation(): PageLocation {
  const { pathname, search, hash } = location
  const state: unknown = history.state
  return { pathname, search, hash, state }
}
