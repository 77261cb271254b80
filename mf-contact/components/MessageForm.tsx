import { css } from '@emotion/react'
import { site, telephoneLink, useIsHydrated } from '@kutuhal/contract'
import { Button, ButtonLink } from '@kutuhal/ui'
import { useId, useLayoutEffect, useReducer, useRef, useState, type FormEvent, type RefObject } from 'react'
import { contactFormReducer, draftHasText, emptyForm, subjectIds } from '../form/contact-form.ts'
import { createMessageEmail } from '../form/message-email.ts'
import type { FormMessages } from '../messages/contact-messages.ts'
import { getFieldId } from '../form/field-errors.ts'
import { SubmissionResult } from './SubmissionResult.tsx'
import { FormField } from './FormField.tsx'
import { MailLink, CopyableMailText } from './MailLink.tsx'
import { useDraft } from './use-draft.ts'

interface Props {
  readonly words: FormMessages
}

/**
 * The form sends nothing (product specification, point 4): it says so and offers the message as an e-mail.
 * With `noValidate` and its own checks, all browsers show the same texts. `post` keeps the text out of the
 * address bar.
 */
export function MessageForm({ words }: Props) {
  const [form, dispatch] = useReducer(contactFormReducer, emptyForm)
  const isReady = useIsHydrated()
  const { values, written } = form
  const mail = createMessageEmail(values, words)
  const tooLong = written && !createMessageEmail(written, words).isWhole ? written : undefined
  const [element, copy] = useDraft({ form, tooLong, onEvent: dispatch })
  const focusAnswer = useSubmissionFocus(element)

  const hasText = draftHasText(form)
  const [isCleared, setIsCleared] = useState(false)
  const clearingId = useId()

  function clear() {
    // The button disappears with the focus.
    document.getElementById(getFieldId('name'))?.focus()
    dispatch({ type: 'cleared' })
    setIsCleared(true)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'submitted' })
    focusAnswer()
  }

  const shared = { form, words, onEvent: dispatch }
  return (
    <section aria-labelledby="contact-form">
      <h2 id="contact-form">{words.heading}</h2>
      <form ref={element} method="post" noValidate css={grid} onSubmit={handleSubmit}>
        <noscript>
          <p>
            {words.withoutScripts.before}
            <a href={`mailto:${site.email}`}>{site.email}</a>
            {words.withoutScripts.between}
            <a href={telephoneLink}>{site.phone}</a>
            {words.withoutScripts.after}
          </p>
        </noscript>
        <SubmissionResult form={form} words={words} />
        <FormField {...shared} field="name">
          {control => <input {...control} type="text" autoComplete="name" />}
        </FormField>
        <FormField {...shared} field="email">
          {control => <input {...control} type="email" autoComplete="email" />}
        </FormField>
        <FormField {...shared} field="phone">
          {control => <input {...control} type="tel" autoComplete="tel" />}
        </FormField>
        <FormField {...shared} field="subject">
          {control => (
            <select {...control}>
              <option value="">{words.noSubject}</option>
              {subjectIds.map(subject => (
                <option key={subject} value={subject}>
                  {words.subjects[subject]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField {...shared} field="message" isWide>
          {control => <textarea {...control} rows={7} />}
        </FormField>
        <div css={ending}>
          <p id={DISCLAIMER}>{words.disclaimer}</p>
          <Button type="submit" kind="secondary" disabled={!isReady} aria-describedby={DISCLAIMER}>
            {words.send}
          </Button>
          {!mail.isWhole && <CopyableMailText mail={mail} words={words} />}
          <MailLink mail={mail} words={words}>
            {words.sendAsMail}
          </MailLink>
          <ButtonLink href={telephoneLink} kind="secondary">
            {words.call}
          </ButtonLink>
          {isReady && hasText && (
            <>
              <p id={clearingId}>{words.clearing.why}</p>
              <Button kind="secondary" aria-describedby={clearingId} onClick={clear}>
                {words.clearing.clear}
              </Button>
            </>
          )}
        </div>
        <textarea ref={copy} name="copy" hidden readOnly />
      </form>
      {isReady && (
        <p aria-live="polite" css={cleared}>
          {isCleared && !hasText && words.clearing.cleared}
        </p>
      )}
    </section>
  )
}

const DISCLAIMER = 'contact-form-truth'

const grid = css({
  display: 'grid',
  gap: 'var(--space-5)',
  // Two fields in a row if both fit, which depends on the letter size.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 13rem), 40%), 1fr))',
  marginTop: 'var(--space-5)',
  '& > noscript': { gridColumn: '1 / -1' },
  '& > noscript > p': {
    padding: 'var(--space-3) var(--space-4)',
    border: '2px solid var(--color-indigo)',
    borderRadius: 'var(--radius-m)',
    background: 'var(--color-sky)',
  },
})

const cleared = css({ '&:empty': { position: 'absolute' } })

const ending = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  '& > p': { flexBasis: '100%' },
})

/**
 * Moves the focus to the first wrong field, or else to the success message, the only element of the form with
 * tabindex -1.
 * @returns a function to call on submission; the focus moves when the result is on the page
 */
function useSubmissionFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const isDue = useRef(false)
  useLayoutEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    // This scrolls the result into view, even if the focus then moves to a wrong field.
    form.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  return () => {
    isDue.current = true
  }
}
