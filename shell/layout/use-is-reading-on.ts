import { useSyncExternalStore } from 'react'
import { onScroll } from './use-is-scrolled.ts'

/** Less is a trembling finger, px. */
const LEAST = 12

/** Whether somebody scrolls down, on to what comes next: then nothing should lie over it. No longer once they have turned back. */
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
