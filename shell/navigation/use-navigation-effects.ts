import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { documentTitle } from '../title.ts'

interface Navigation {
  readonly path: string
  /** There is something to arrive at, the page or a notice in its place: a new value each time that happens. */
  readonly settled: object | undefined
  /** Of the item that a detail page shows, once it is known. */
  readonly itemTitle: string | undefined
  /** The page came with the document: the browser itself has arrived there. */
  readonly isInitial: boolean
  /** The visitor went to the notice about the page, and loses the place when the notice goes. */
  readonly wasAtNotice: boolean
}

/** What a change of page must do apart from showing the page: the title, the scroll position, and the focus. */
export function useNavigationEffects(navigation: Navigation): void {
  const { path, settled, itemTitle, isInitial, wasAtNotice } = navigation
  const { hash } = useLocation()
  // The document arrived with its title; it would lose it for a moment until the page has settled.
  const isTitleKnown = !isInitial || settled !== undefined

  useEffect(() => {
    if (isTitleKnown) document.title = documentTitle(path, itemTitle)
  }, [path, itemTitle, isTitleKnown])

  useEffect(() => {
    if (!isInitial) scrollToTop()
  }, [isInitial])

  // Only when something has settled: a later change of the hash is the browser's own business.
  const arrive = useEffectEvent(() => {
    if (wasAtNotice) {
      // After a Retry in vain the focus is still at the notice, and some visitors have gone on to something else.
      if (document.activeElement === document.body) focusTarget()
    } else if (!isInitial) {
      if (!isWriting()) focusTarget(hash)
      scrollToHash(hash)
    }
  })
  useEffect(() => {
    if (settled) arrive()
  }, [settled])
}

/**
 * Focuses the heading of the element that a hash names, or else the page's own: a change of page is otherwise silent to screen
 * readers, and leaves a keyboard where the old page was.
 */
export function focusTarget(hash = ''): void {
  const named = elementOf(hash)
  const target = named
    ? (named.querySelector<HTMLElement>('h1, h2, h3, h4') ?? named)
    : document.querySelector<HTMLElement>('main h1')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Scrolls to the element that a hash names, if there is one. By layout position: a page that is still sliding into its place
 * would make scrollIntoView miss by as much.
 */
export function scrollToHash(hash: string): void {
  const target = elementOf(hash)
  if (!target) return
  let top = -parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  for (let box: Element | null = target; box instanceof HTMLElement; box = box.offsetParent)
    top += box.offsetTop
  window.scrollTo({ top, behavior: 'instant' })
}

function elementOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null
}

/** Whether the visitor has gone on to a field outside the page, such as the chat's: what is typed would go nowhere. */
function isWriting(): boolean {
  const field = document.activeElement
  return field !== null && field.matches('input, textarea') && !field.closest('main')
}
