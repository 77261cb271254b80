import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { Notice } from '@kutuhal/ui/Notice.tsx'
import type { MouseEvent } from 'react'
import type { ContactForm, RequiredField } from '../form/contact-form.ts'
import { fieldHint, fieldId } from '../form/field-words.ts'
import { messageMail } from '../form/message-mail.ts'
import type { FormWords } from '../words/contact-words.ts'
import { MailLink, MailText } from './MailLink.tsx'

interface Props {
  readonly form: ContactForm
  readonly words: FormWords
}

/** The result of a submission, and how the message reaches the company. Empty before the first one. */
export function FormAnswer({ form, words }: Props) {
  const { status, written } = form
  if (status === 'editing' && !written) return null
  const mail = written && messageMail(written, words)
  const lastStep = mail && (
    <MailLink mail={mail} words={words} isLarge>
      {words.openAsMail}
    </MailLink>
  )
  return (
    <div css={row} tabIndex={-1} role="group" aria-label={words.answer}>
      {status === 'rejected' && (
        <Notice tone="error" title={words.rejected}>
          <ul role="list" css={list}>
            {form.wrong.map(field => (
              <li key={field}>
                <a href={`#${fieldId(field)}`} css={link} onClick={event => goToField(event, field)}>
                  {words.labels[field]}
                </a>
                {/* The list names the fields; only filled ones need the reason too. */}
                {form.values[field].trim() !== '' && (
                  <span>: {fieldHint(field, form.values[field], words)}</span>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {/* The title goes when the next message is begun; the text below stays, since it remains true. */}
      {mail && (
        <div css={stack}>
          <Notice tone="success" {...(status === 'sent' && { title: words.sent })}>
            <p>
              {words.notSentYet.before}
              <a href={telephoneLink}>{site.phone}</a>
              {words.notSentYet.after}
            </p>
            {mail.isWhole && lastStep}
          </Notice>
          <MailText mail={mail} words={words} />
          {!mail.isWhole && lastStep}
        </div>
      )}
    </div>
  )
}

/** Focuses the field, ready for typing; an anchor would only scroll. */
function goToField(event: MouseEvent, field: RequiredField) {
  event.preventDefault()
  document.getElementById(fieldId(field))?.focus()
}

const row = css({ gridColumn: '1 / -1' })

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  marginTop: 'var(--space-3)',
})

/** In one line, so that the form hardly moves when links disappear. */
const list = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1) var(--space-4)' })

const link = css({ display: 'inline-block', paddingBlock: 'var(--space-1)', color: 'var(--color-ink)' })
