import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * After a submission, moves the focus to the first wrong field, or else to the success message (the only
 * element of the form with tabindex -1).
 * @returns a function to call on submission; the focus moves once the answer is on the page
 */
export function useSubmissionFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const isDue = useRef(false)
  useLayoutEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    // Focus the answer first in either case: this scrolls it into view, and errors are easier to fix with it.
    form.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  return () => {
    isDue.current = true
  }
}
