import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { Notice } from '@kutuhal/ui/Notice.tsx'
import type { MouseEvent } from 'react'
import type { ContactForm, RequiredField } from '../form/contact-form.ts'
import { fieldId } from '../form/field-words.ts'
import { messageMail } from '../form/message-mail.ts'
import type { FormWords } from '../words/contact-words.ts'

interface Props {
  readonly form: ContactForm
  readonly words: FormWords
}

/** What became of the message, and how it reaches the company; nothing while it is being written. */
export function FormAnswer({ form, words }: Props) {
  switch (form.status) {
    case 'editing':
      return null
    case 'rejected':
      return (
        <div css={row} tabIndex={-1}>
          <Notice tone="error" title={words.rejected}>
            <ul role="list" css={list}>
              {form.wrong.map(field => (
                <li key={field}>
                  <a href={`#${fieldId(field)}`} css={link} onClick={event => goToField(event, field)}>
                    {words.labels[field]}
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
          <Notice tone="success" title={words.sent} />
          {/* The words above are given; what is true of the form stands below them. */}
          <p css={truth}>
            {words.notSentYet.before}
            <a href={telephoneLink}>{site.phone}</a>
            {words.notSentYet.after}
          </p>
          <ButtonLink href={messageMail(form.written, words)} kind="secondary">
            {words.openAsMail}
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
