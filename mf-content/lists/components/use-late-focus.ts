import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus away from a button that disappears with what it does. Only when that is on the page: an element that is read
 * out earlier tells what was there before.
 * @param change differs as soon as it is on the page
 * @returns the ref of the element that takes the focus, and what to call when the button was pressed
 */
export function useLateFocus<T extends HTMLElement>(
  change: unknown,
): readonly [RefObject<T | null>, () => void] {
  const element = useRef<T>(null)
  const isDue = useRef(false)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    element.current?.focus()
  }, [change])
  return [
    element,
    () => {
      isDue.current = true
    },
  ]
}
