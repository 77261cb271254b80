import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * After a submission the focus goes where the visitor goes on: to the first wrong field, or else to the answer that all went
 * well (the one element of the form with tabindex -1).
 * @returns a function to call when the form was submitted; the focus moves once the answer is on the page.
 */
export function useAnswerFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const isDue = useRef(false)
  useLayoutEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    // The answer first in either case: the focus scrolls, and an error is easier to put right with its message in view.
    form.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  return () => {
    isDue.current = true
  }
}
