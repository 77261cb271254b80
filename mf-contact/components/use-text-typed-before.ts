import { useLayoutEffect, type RefObject } from 'react'
import { fields, type ContactFormEvent } from '../form/contact-form.ts'

/**
 * Takes over what a visitor, or the browser, filled in before the page was hydrated. In a layout effect: the next rendering
 * would put the empty values of a new form over it.
 */
export function useTextTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  onEvent: (event: ContactFormEvent) => void,
): void {
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = new FormData(form.current)
    for (const field of fields) {
      const value = typed.get(field)
      if (typeof value === 'string' && value !== '') onEvent({ type: 'fieldChanged', field, value })
    }
  }, [form, onEvent])
}
