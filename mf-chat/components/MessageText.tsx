import { css } from '@emotion/react'
import { readableText } from '../conversation/readable-text.ts'
import { languageOf } from '../conversation/text-language.ts'
import { textParts } from '../conversation/text-parts.ts'

interface Props {
  readonly text: string
  readonly onFollowLink: () => void
}

/**
 * Plain text with its line breaks; addresses of this site become links, nothing else becomes anything. Whichever way the text runs, it
 * turns nothing round outside itself, nor a link inside.
 */
export function MessageText({ text, onFollowLink }: Props) {
  const readable = readableText(text)
  return (
    <span dir="auto" lang={languageOf(readable)} css={lines}>
      {textParts(readable).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a key={index} href={part.path} onClick={onFollowLink} css={address}>
            {part.path}
          </a>
        ),
      )}
    </span>
  )
}

const lines = css({ whiteSpace: 'pre-line' })
const address = css({ unicodeBidi: 'isolate' })
