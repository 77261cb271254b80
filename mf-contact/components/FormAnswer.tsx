import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { Notice } from '@kutuhal/ui/Notice.tsx'
import type { MouseEvent } from 'react'
import type { ContactForm, RequiredField } from '../form/contact-form.ts'
import { fieldId, fieldLabels } from '../form/field-words.ts'
import { messageMail } from '../form/message-mail.ts'

interface Props {
  readonly form: ContactForm
}

/** What became of the message, and how it reaches the company; nothing while it is being written. */
export function FormAnswer({ form }: Props) {
  switch (form.status) {
    case 'editing':
      return null
    case 'rejected':
      return (
        <div css={row} tabIndex={-1}>
          <Notice tone="error" title={form.message}>
            <ul role="list" css={list}>
              {form.wrong.map(field => (
                <li key={field}>
                  <a href={`#${fieldId(field)}`} css={link} onClick={event => goToField(event, field)}>
                    {fieldLabels[field]}
                  </a>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )
    case 'sent':
      return (
        <div css={row} tabIndex={-1}>
          <Notice tone="success" title={form.message} />
          {/* The words above are given; what is true of the form stands below them. */}
          <p css={truth}>
            So far it has not left your browser. To make it reach us, open it as an e-mail and send it from
            there, or call <a href={telephoneLink}>{site.phone}</a>.
          </p>
          <ButtonLink href={messageMail(form.written)} kind="secondary">
            Open my message as an e-mail
          </ButtonLink>
        </div>
      )
  }
}

/** Straight to the field, so that one can type at once; a jump to an anchor would only scroll. */
function goToField(event: MouseEvent, field: RequiredField) {
  event.preventDefault()
  document.getElementById(fieldId(field))?.focus()
}

const row = css({ gridColumn: '1 / -1' })

const truth = css({ marginBlock: 'var(--space-3)' })

/** In one line, so that the form hardly moves while the links go away one by one. */
const list = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1) var(--space-4)' })

const link = css({ display: 'inline-block', paddingBlock: 'var(--space-1)', color: 'var(--color-ink)' })
