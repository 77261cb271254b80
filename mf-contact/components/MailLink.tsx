import { css } from '@emotion/react'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import type { ReactNode } from 'react'
import type { MessageEmail } from '../form/message-email.ts'
import type { FormMessages } from '../messages/contact-messages.ts'
import { CopyableText } from './CopyableText.tsx'

interface Props {
  readonly mail: MessageEmail
  readonly words: FormMessages
}

interface LinkProps extends Props {
  /** The text of the link. It is replaced if the message does not fit into the link. */
  readonly children: ReactNode
  readonly isLarge?: boolean
}

/** A link that opens the message as an e-mail; the e-mail is empty if the message is too long for a link. */
export function MailLink({ mail: { href, isWhole }, words, isLarge = false, children }: LinkProps) {
  return (
    <ButtonLink href={href} css={isLarge && large}>
      {isWhole ? children : words.openEmptyMail}
    </ButtonLink>
  )
}

/**
 * Shows the message for copying, because some visitors have no e-mail program, and a link cannot hold a long
 * message.
 */
export function CopyableMailText({ mail: { text, isWhole }, words }: Props) {
  return (
    <div css={copying}>
      {!isWhole && <p>{words.tooLong}</p>}
      <CopyableText text={text} words={words.copying} />
    </div>
  )
}

const large = css({ justifySelf: 'start', fontSize: 'var(--text-l)' })

/** The copyable text takes a row of its own, even if the elements around it are buttons. */
const copying = css({ display: 'grid', gap: 'var(--space-3)', width: '100%', minWidth: 0 })
