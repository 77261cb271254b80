import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageOutcome } from '../page/page-outcome.ts'
import { documentTitle } from '../title.ts'

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
    if (!isInitial) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isInitial])

  // Only on arrival: a later change of the hash is the browser's own business.
  const arrive = useEffectEvent(() => {
    focusHeading()
    scrollToTarget(hash)
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

/** By layout position: the page is still sliding into its place, and scrollIntoView would miss by as much. */
function scrollToTarget(hash: string): void {
  const target = hash ? document.getElementById(hash.slice(1)) : null
  if (!target) return
  let top = -parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  for (let box: Element | null = target; box instanceof HTMLElement; box = box.offsetParent)
    top += box.offsetTop
  window.scrollTo({ top, behavior: 'instant' })
}
