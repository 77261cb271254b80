import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { Notice } from '@kutuhal/ui'
import type { MouseEvent } from 'react'
import type { ContactFormState, RequiredField } from '../form/contact-form.ts'
import { describeFieldError, getFieldId } from '../form/field-errors.ts'
import { createMessageEmail } from '../form/message-email.ts'
import type { FormMessages } from '../messages/contact-messages.ts'
import { MailLink, CopyableMailText } from './MailLink.tsx'

interface Props {
  readonly form: ContactFormState
  readonly words: FormMessages
}

/** Empty before the first submission. */
export function SubmissionResult({ form, words }: Props) {
  const { status, written } = form
  if (status === 'editing' && !written) return null
  const mail = written && createMessageEmail(written, words)
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
                <a href={`#${getFieldId(field)}`} css={link} onClick={event => goToField(event, field)}>
                  {words.labels[field]}
                </a>
                {/* An empty field needs no reason. */}
                {form.values[field].trim() !== '' && (
                  <span>: {describeFieldError(field, form.values[field], words)}</span>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {/* A new message hides the title, but the text below is still true. */}
      {mail && (
        <div css={stack}>
          <Notice tone="success" {...(status === 'sent' && { title: words.sent })}>
            <p>
              {words.notSentYet.before}
              <a href={telephoneLink} css={whole}>
                {site.phone}
              </a>
              {words.notSentYet.after}
            </p>
            {mail.isWhole && lastStep}
          </Notice>
          <CopyableMailText mail={mail} words={words} />
          {!mail.isWhole && lastStep}
        </div>
      )}
    </div>
  )
}

/** The link's anchor would only scroll to the field. */
function goToField(event: MouseEvent, field: RequiredField) {
  event.preventDefault()
  document.getElementById(getFieldId(field))?.focus()
}

const row = css({ gridColumn: '1 / -1' })

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-3)',
  marginTop: 'var(--space-3)',
})

const whole = css({ display: 'inline-block' })

/** The links share a line, so that the form hardly moves when one disappears. */
const list = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1) var(--space-4)' })

const link = css({ display: 'inline-block', paddingBlock: 'var(--space-1)', color: 'var(--color-ink)' })
