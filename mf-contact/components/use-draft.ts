import { createTabStorage } from '@kutuhal/ui/tab-memory.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  emptyForm,
  fieldNames,
  type ContactFormState,
  type ContactFormEvent,
  type Draft,
  type FieldValues,
} from '../form/contact-form.ts'
import { serialiseDraft, parseDraft } from '../form/draft-memory.ts'

const memory = createTabStorage('contact-draft', () => sessionStorage)

interface Kept {
  readonly form: ContactFormState
  /** It stays stored after submission, because it is too long for an e-mail link. */
  readonly tooLong: Draft['written']
  readonly onEvent: (event: ContactFormEvent) => void
}

/**
 * Across reloads and visits to other pages. If several documents of the tab have a draft, the newest wins.
 * @returns the refs of the form and of a hidden field in the form
 */
export function useDraft({ form, tooLong, onEvent }: Kept) {
  const element = useRef<HTMLFormElement>(null)
  // A copy of the other fields. A browser that restores fields on Back restores the copy, too, so it tells
  // restored text from newly typed text.
  const copy = useRef<HTMLTextAreaElement>(null)

  // Before the next render, which would replace typed text with the form's empty values.
  useLayoutEffect(() => {
    const recall = () => onEvent({ type: 'draftRecalled', draft: parseDraft(memory.read()) })
    const takeFound = () => {
      if (!element.current || !copy.current) return
      onEvent({ type: 'textFound', found: textIn(element.current, copy.current.value) })
    }
    // Chromium restores fields shortly before `pageshow` on a page that the visitor left before its
    // hydration.
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
    // Before the visitor's first input, the empty form would overwrite a stored draft.
    if (isUntouched || !element.current || !copy.current) return
    const isKept = memory.write(serialiseDraft({ values, written: tooLong }))
    // `off` keeps Chromium from restoring older text on Back. Other browsers restore the text anyway, but
    // also the hidden copy, which shows that the visitor did not type this text now.
    element.current.autocomplete = isKept ? 'off' : 'on'
    copy.current.value = isKept ? serialiseDraft({ values }) : ''
  }, [isUntouched, values, tooLong])

  return [element, copy] as const
}

/** Leaves out text that the browser restored, because the stored draft already contains it. */
function textIn(form: HTMLFormElement, copy: string): Partial<FieldValues> {
  const restored = parseDraft(copy).values
  const typed = new FormData(form)
  const found = fieldNames.flatMap(field => {
    const value = typed.get(field)
    return typeof value === 'string' && value !== restored[field] ? [[field, value] as const] : []
  })
  return Object.fromEntries(found)
}
