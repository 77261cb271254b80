import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  emptyForm,
  fields,
  type ContactForm,
  type ContactFormEvent,
  type Draft,
  type Values,
} from '../form/contact-form.ts'
import { draftMemory, draftText, parseDraft } from '../form/draft-memory.ts'

const memory = draftMemory(() => sessionStorage)

interface Kept {
  readonly form: ContactForm
  /** Too long for a link: it is kept after submission, since no e-mail would hold it. */
  readonly tooLong: Draft['written']
  readonly onEvent: (event: ContactFormEvent) => void
}

/**
 * Keeps an unsent message over reloads and visits to other pages. The newest text wins, from any document of
 * the tab. After sending, only text that no e-mail can hold is kept.
 * @returns the refs of the form and of a hidden field in it
 */
export function useDraft({ form, tooLong, onEvent }: Kept) {
  const element = useRef<HTMLFormElement>(null)
  // A copy of the other fields: browsers that restore those restore this one too.
  const copy = useRef<HTMLTextAreaElement>(null)

  // A layout effect: the next render would replace typed text by the new form's empty values.
  useLayoutEffect(() => {
    const recall = () => onEvent({ type: 'draftRecalled', draft: memory.recall() })
    const takeFound = () => {
      if (!element.current || !copy.current) return
      onEvent({ type: 'textFound', found: textIn(element.current, copy.current.value) })
    }
    // If the page was left before hydration, Chromium restores fields without an event, just before this one.
    const takeRestored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) takeFound()
    }
    recall()
    takeFound()
    addEventListener('pageshow', takeRestored)
    const stop = memory.onNewer(recall)
    return () => {
      stop()
      removeEventListener('pageshow', takeRestored)
    }
  }, [onEvent])

  const { values } = form
  const isUntouched = form === emptyForm
  useEffect(() => {
    // Before the first input there may still be a draft to restore.
    if (isUntouched || !element.current || !copy.current) return
    const isKept = memory.keep({ values, written: tooLong })
    // On Back, browsers restore old text over new. Chromium then skips the form; others restore the copy too.
    element.current.autocomplete = isKept ? 'off' : 'on'
    copy.current.value = isKept ? draftText({ values }) : ''
  }, [isUntouched, values, tooLong])

  return [element, copy] as const
}

/** What the visitor typed into the fields, without what the browser restored and the draft already holds. */
function textIn(form: HTMLFormElement, copy: string): Partial<Values> {
  const restored = parseDraft(copy).values
  const typed = new FormData(form)
  const found = fields.flatMap(field => {
    const value = typed.get(field)
    return typeof value === 'string' && value !== restored[field] ? [[field, value] as const] : []
  })
  return Object.fromEntries(found)
}
