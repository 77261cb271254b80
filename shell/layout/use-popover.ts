import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Adds scripts to a native popover, which opens and closes without them. Reports the popover's state (unknown
 * before scripts run). Closes it on Back, when a link in it is followed, and when the keyboard focus leaves
 * it, since it would cover the focused element.
 */
export function usePopover<T extends HTMLElement>(): readonly [RefObject<T | null>, boolean | undefined] {
  const popover = useRef<T>(null)
  const [isOpen, setOpen] = useState<boolean>()

  useEffect(() => {
    const element = popover.current
    // Without popovers and polyfill, style sheets open the menu.
    if (!element || !('popover' in element)) return
    // The popover may be open already, before scripts run.
    const report = () => setOpen(element.matches(':popover-open'))
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) element.hidePopover()
    }
    const closeWhenLeft = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target)) return
      // A clicked button is focused without `:focus-visible`; its click handles the popover.
      if (target.matches(':focus-visible') && element.matches(':popover-open')) element.hidePopover()
    }
    const close = () => element.hidePopover()
    report()
    addEventListener('popstate', close)
    document.addEventListener('focusin', closeWhenLeft)
    element.addEventListener('toggle', report)
    element.addEventListener('click', closeOnLink)
    return () => {
      removeEventListener('popstate', close)
      document.removeEventListener('focusin', closeWhenLeft)
      element.removeEventListener('toggle', report)
      element.removeEventListener('click', closeOnLink)
    }
  }, [])

  return [popover, isOpen]
}
