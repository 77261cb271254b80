import { css } from '@emotion/react'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import type { ReactNode } from 'react'
import type { Values } from '../form/contact-form.ts'
import { messageMail } from '../form/message-mail.ts'
import type { FormWords } from '../words/contact-words.ts'
import { CopyText } from './CopyText.tsx'

interface Props {
  readonly values: Values
  readonly words: FormWords
  /** Also shows the message to be copied where the link holds all of it: some people have no e-mail program. */
  readonly hasText?: boolean
  /** What the link says when it holds the whole message. */
  readonly children: ReactNode
}

/** Opens the message as an e-mail; one that is too long for a link is to be copied before. */
export function MailLink({ values, words, hasText = false, children }: Props) {
  const { href, text, isWhole } = messageMail(values, words)
  return (
    <>
      {(hasText || !isWhole) && (
        <div css={copying}>
          {!isWhole && <p>{words.tooLong}</p>}
          <CopyText text={text} words={words.copying} />
        </div>
      )}
      <ButtonLink href={href} kind="secondary">
        {isWhole ? children : words.openEmptyMail}
      </ButtonLink>
    </>
  )
}

/** A row of its own, also among buttons. */
const copying = css({ display: 'grid', gap: 'var(--space-3)', width: '100%', minWidth: 0 })
