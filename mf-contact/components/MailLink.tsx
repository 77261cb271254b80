import { css } from '@emotion/react'
import { Button, ButtonLink } from '@kutuhal/ui'
import { useRef, useState, type ReactNode } from 'react'
import type { MessageEmail } from '../form/message-email.ts'
import type { FormMessages } from '../messages/contact-messages.ts'

interface Props {
  readonly mail: MessageEmail
  readonly words: FormMessages
}

interface LinkProps extends Props {
  /** Replaced if the message does not fit into the link. */
  readonly children: ReactNode
  readonly isLarge?: boolean
}

/** The e-mail is empty if the message is too long for a link. */
export function MailLink({ mail: { href, isWhole }, words, isLarge = false, children }: LinkProps) {
  return (
    <ButtonLink href={href} css={isLarge && large}>
      {isWhole ? children : words.openEmptyMail}
    </ButtonLink>
  )
}

const large = css({ justifySelf: 'start', fontSize: 'var(--text-l)' })

/** For long messages, and visitors without an e-mail program. What cannot be copied is selected. */
export function CopyableMailText({ mail: { text, isWhole }, words: { copying, tooLong } }: Props) {
  const quote = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')

  async function copy() {
    // Screen readers then also announce a second copy.
    say('')
    try {
      await navigator.clipboard.writeText(text)
      say(copying.copied)
    } catch {
      // The browser does not allow copying, or the page has no HTTPS.
      if (quote.current) getSelection()?.selectAllChildren(quote.current)
      say(copying.selected)
    }
  }

  return (
    <div css={mailText}>
      {!isWhole && <p>{tooLong}</p>}
      <div css={stack}>
        {/* A long text must scroll by keyboard. */}
        <div ref={quote} role="group" aria-label={copying.text} tabIndex={0} css={box}>
          {text}
        </div>
        <p css={row}>
          <Button kind="secondary" onClick={() => void copy()}>
            {copying.copy}
          </Button>
          <span aria-live="polite">{said}</span>
        </p>
      </div>
    </div>
  )
}

/** A row of its own, even if the elements around it are buttons. */
const mailText = css({ display: 'grid', gap: 'var(--space-3)', width: '100%', minWidth: 0 })

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-3)' })

const box = css({
  maxHeight: '12rem',
  padding: 'var(--space-3) var(--space-4)',
  overflowY: 'auto',
  border: '2px solid var(--color-field-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-3)',
})
