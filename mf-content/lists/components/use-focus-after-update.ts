import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus away from a button that its own action removes, once the result is on the page: if focused
 * earlier, screen readers would read the old content.
 * @param change a value that changes as soon as the result is on the page
 * @returns the ref of the element that takes the focus, and what to call when the button was pressed
 */
export function useFocusAfterUpdate<T extends HTMLElement>(
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
