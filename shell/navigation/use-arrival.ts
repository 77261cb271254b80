import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageOutcome } from '../page/page-outcome.ts'
import { documentTitle } from '../title.ts'
import { scrollToHash, scrollToTop } from './scroll.ts'

/**
 * What a change of page must tell a visitor beside the page itself: the title, the place on the page, and for screen readers,
 * to whom it is otherwise silent, the new heading by way of the focus.
 */
export function useArrival(path: string, settled: PageOutcome | undefined, isInitial: boolean): void {
  const { hash } = useLocation()
  const itemTitle = settled?.status === 'loaded' ? settled.title : undefined
  // The document arrived with its title; it would lose it for a moment until the page has settled.
  const isTitleKnown = !isInitial || settled !== undefined

  useEffect(() => {
    if (isTitleKnown) document.title = documentTitle(path, itemTitle)
  }, [path, itemTitle, isTitleKnown])

  useEffect(() => {
    if (!isInitial) scrollToTop()
  }, [isInitial])

  // Only on arrival: a later change of the hash is the browser's own business.
  const arrive = useEffectEvent(() => {
    focusHeading()
    scrollToHash(hash)
  })
  useEffect(() => {
    if (!isInitial && settled) arrive()
  }, [isInitial, settled])
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
