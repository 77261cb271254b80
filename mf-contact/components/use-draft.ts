import { useEffect, useLayoutEffect } from 'react'
import { emptyForm, fields, valuesOf, type ContactForm, type ContactFormEvent } from '../form/contact-form.ts'
import { draftMemory } from '../form/draft-memory.ts'

const memory = draftMemory(() => sessionStorage)

/** A message that was not sent survives a reload and a visit to another page; once it is sent nothing of it is kept. */
export function useDraft(form: ContactForm, onEvent: (event: ContactFormEvent) => void): void {
  useLayoutEffect(() => {
    const draft = memory.recall()
    for (const field of fields) {
      const value = draft[field]
      if (value) onEvent({ type: 'fieldChanged', field, value })
    }
  }, [onEvent])
  useEffect(() => {
    // Until something was written there may be a draft that waits to be taken over.
    if (form !== emptyForm) memory.keep(valuesOf(form))
  }, [form])
}
