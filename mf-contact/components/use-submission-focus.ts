import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * After a submission, moves the focus to the first wrong field, or else to the success message, which is the
 * only element of the form with tabindex -1.
 * @returns a function to call on submission; the focus moves when the result is on the page
 */
export function useSubmissionFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const isDue = useRef(false)
  useLayoutEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    // Focus the result first in both cases, which scrolls it into view: it helps visitors fix errors.
    form.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  return () => {
    isDue.current = true
  }
}
