import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What scripts add to a native popover. The browser itself opens it, closes it on Escape and on a click outside and gives the
 * focus back, before and without any script; this reports its state (unknown until there are scripts) and closes it when a link
 * in it leads somewhere.
 */
export function usePopover<T extends HTMLElement>(): readonly [RefObject<T | null>, boolean | undefined] {
  const popover = useRef<T>(null)
  const [isOpen, setOpen] = useState<boolean>()
  const location = useLocation()

  useEffect(() => {
    const element = popover.current
    if (!element) return
    // It may have been opened before there were any scripts.
    const report = () => setOpen(element.matches(':popover-open'))
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) element.hidePopover()
    }
    report()
    element.addEventListener('toggle', report)
    element.addEventListener('click', closeOnLink)
    return () => {
      element.removeEventListener('toggle', report)
      element.removeEventListener('click', closeOnLink)
    }
  }, [])

  useEffect(() => () => popover.current?.hidePopover(), [location])

  return [popover, isOpen]
}
