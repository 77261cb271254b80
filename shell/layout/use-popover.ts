import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What scripts add to a native popover, which opens and closes on its own. Reports its state (unknown before
 * scripts run), and closes it when a link in it is followed or when the keyboard focus leaves it, since it
 * would cover the focused element.
 */
export function usePopover<T extends HTMLElement>(): readonly [RefObject<T | null>, boolean | undefined] {
  const popover = useRef<T>(null)
  const [isOpen, setOpen] = useState<boolean>()
  const location = useLocation()

  useEffect(() => {
    const element = popover.current
    // Without popovers and polyfill, style sheets open the menu.
    if (!element || !('popover' in element)) return
    // It may be open already, before scripts run.
    const report = () => setOpen(element.matches(':popover-open'))
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) element.hidePopover()
    }
    const closeWhenLeft = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target)) return
      // A clicked button is focused without `:focus-visible`; its click handles the popover.
      if (target.matches(':focus-visible') && element.matches(':popover-open')) element.hidePopover()
    }
    report()
    document.addEventListener('focusin', closeWhenLeft)
    element.addEventListener('toggle', report)
    element.addEventListener('click', closeOnLink)
    return () => {
      document.removeEventListener('focusin', closeWhenLeft)
      element.removeEventListener('toggle', report)
      element.removeEventListener('click', closeOnLink)
    }
  }, [])

  useEffect(() => () => popover.current?.hidePopover?.(), [location])

  return [popover, isOpen]
}
