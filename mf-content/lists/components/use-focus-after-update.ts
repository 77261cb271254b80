import { useEffect, useRef, type RefObject } from 'react'

/**
 * When a button disappears by its own action, moves the focus to another element. This happens once the
 * result is on the page: earlier, screen readers would read the old content.
 * @param change a value that changes as soon as the result is on the page
 * @returns the ref of the element that takes the focus, and a function to call when the button is pressed
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
