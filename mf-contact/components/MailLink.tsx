import { css } from '@emotion/react'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import type { ReactNode } from 'react'
import type { MessageMail } from '../form/message-mail.ts'
import type { FormWords } from '../words/contact-words.ts'
import { CopyText } from './CopyText.tsx'

interface Props {
  readonly mail: MessageMail
  readonly words: FormWords
}

interface LinkProps extends Props {
  /** The link's text if it holds the whole message. */
  readonly children: ReactNode
  readonly isLarge?: boolean
}

/** Opens the message as an e-mail, or an empty one if it is too long for a link. */
export function MailLink({ mail: { href, isWhole }, words, isLarge = false, children }: LinkProps) {
  return (
    <ButtonLink href={href} css={isLarge && large}>
      {isWhole ? children : words.openEmptyMail}
    </ButtonLink>
  )
}

/** The message for copying: some people have no e-mail program, and some messages are too long for a link. */
export function MailText({ mail: { text, isWhole }, words }: Props) {
  return (
    <div css={copying}>
      {!isWhole && <p>{words.tooLong}</p>}
      <CopyText text={text} words={words.copying} />
    </div>
  )
}

const large = css({ fontSize: 'var(--text-l)' })

/** In a row of its own, even among buttons. */
const copying = css({ display: 'grid', gap: 'var(--space-3)', width: '100%', minWidth: 0 })
