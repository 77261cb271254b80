import { css } from '@emotion/react'
import { textParts } from '../conversation/text-parts.ts'

interface Props {
  readonly text: string
  readonly onFollowLink: () => void
}

/** Plain text with its line breaks; addresses of this site become links, nothing else becomes anything. */
export function MessageText({ text, onFollowLink }: Props) {
  return (
    <span css={lines}>
      {textParts(text).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a key={index} href={part.path} onClick={onFollowLink}>
            {part.path}
          </a>
        ),
      )}
    </span>
  )
}

const lines = css({ whiteSpace: 'pre-line' })
