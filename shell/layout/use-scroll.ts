import { useSyncExternalStore } from 'react'

/** The header turns solid after this much scrolling (product specification, point 9); px. */
const SCROLL_THRESHOLD = 10

export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  )
}

/** Subscribes to scrolling. @returns an unsubscribe function */
function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Smaller movements, such as those of a trembling finger, do not count; px. */
const MIN_SCROLL = 12

/** Whether the visitor is scrolling down. While this is true, nothing should cover the page. */
export function useIsScrollingDown(): boolean {
  return useSyncExternalStore(onScroll, isScrollingDown, () => false)
}

let lastY = 0
let isDown = false

function isScrollingDown(): boolean {
  const distance = scrollY - lastY
  if (Math.abs(distance) > MIN_SCROLL) {
    lastY = scrollY
    isDown = distance > 0
  }
  return isDown
}
