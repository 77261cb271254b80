import { useEffect, useEffectEvent } from 'react'
import { documentTitle } from '../routes.ts'

interface Navigation {
  readonly path: string
  /** A value that changes when the page, or a notice in its place, is shown. */
  readonly settled: object | undefined
  /** Title of a detail page's item, once the page has loaded. */
  readonly itemTitle: string | undefined
  /** Whether the page came with the document. The browser has then handled focus and scrolling. */
  readonly isInitial: boolean
  /** Whether the focus was on the page's notice, and will be lost when the notice disappears. */
  readonly wasNoticeFocused: boolean
}

/** Sets title, scroll position and focus when the page changes. */
export function useNavigationEffects(navigation: Navigation): void {
  const { path, settled, itemTitle, isInitial, wasNoticeFocused } = navigation
  // The document came with its title, which is kept until the page has settled.
  const isTitleKnown = !isInitial || settled !== undefined

  useEffect(() => {
    if (isTitleKnown) document.title = documentTitle(path, itemTitle)
  }, [path, itemTitle, isTitleKnown])

  useEffect(() => {
    if (!isInitial) scrollToTop()
  }, [isInitial])

  // This runs only when the page has settled. The browser handles later changes of the hash.
  const arrive = useEffectEvent(() => {
    if (wasNoticeFocused) {
      // After a failed retry the focus is still on the notice, or the visitor has moved it elsewhere.
      if (document.activeElement === document.body) focusTarget()
    } else if (!isInitial) {
      if (!isWriting()) focusTarget(location.hash)
      scrollToHash(location.hash)
    }
  })
  useEffect(() => {
    if (settled) arrive()
  }, [settled])
}

/**
 * Focuses the heading of the hash's element, or else the page's heading. Without this, screen readers would
 * not announce a page change, and the keyboard focus would stay at the old page.
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
 * Scrolls to the element of a hash, if there is one. Uses layout positions, because scrollIntoView would be
 * off while the page slides in.
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

/** Whether the visitor types in a field outside the page, such as the chat's, which must keep the focus. */
function isWriting(): boolean {
  const field = document.activeElement
  return field !== null && field.matches('input, textarea') && !field.closest('main')
}
