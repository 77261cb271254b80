import { useEffect, type RefObject } from 'react'

/** Calls `onEscape` for the Escape key, unless the focus is on something outside the element that has an Escape of its own. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const focused = document.activeElement
      const isElsewhere = focused !== document.body && !element.current?.contains(focused)
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) onEscape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [element, onEscape])
}
