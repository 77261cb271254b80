import { useSyncExternalStore } from 'react'
import { onScroll } from './use-is-scrolled.ts'

/** Ignores smaller movements, such as of a trembling finger; px. */
const LEAST = 12

/** Whether the visitor is scrolling down, when nothing should cover the page. False after scrolling up. */
export function useIsReadingOn(): boolean {
  return useSyncExternalStore(onScroll, isReadingOn, () => false)
}

let turnedAt = 0
let isDown = false

function isReadingOn(): boolean {
  const way = scrollY - turnedAt
  if (Math.abs(way) > LEAST) {
    turnedAt = scrollY
    isDown = way > 0
  }
  return isDown
}
