import { useSyncExternalStore } from 'react'

/** Less is a trembling finger, px. */
const LEAST = 12

/**
 * Whether somebody scrolls down, on to what comes next: then nothing should lie over it. Not near the ends of the page, nor once
 * they have turned back.
 */
export function useIsReadingOn(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => isReadingOn,
    () => false,
  )
}

let isReadingOn = false
let turned = 0

function onScroll(notify: () => void) {
  const look = () => {
    const way = scrollY - turned
    if (Math.abs(way) < LEAST) return
    turned = scrollY
    const { scrollHeight, clientHeight } = document.documentElement
    isReadingOn = way > 0 && scrollY < scrollHeight - clientHeight - LEAST
    notify()
  }
  window.addEventListener('scroll', look, { passive: true })
  return () => window.removeEventListener('scroll', look)
}
