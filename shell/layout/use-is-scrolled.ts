import { useSyncExternalStore } from 'react'

/** The header turns solid once the page is scrolled more than this (product specification, point 9); px. */
const SCROLL_THRESHOLD = 10

export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  )
}

/** Subscribes to scrolling. @returns an unsubscribe function */
export function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
