import { css } from '@emotion/react'
import type { PageLink } from '../conversation/answer.ts'
import { sanitizeText } from '../conversation/readable-text.ts'
import { detectLanguage, parseTextParts } from '../conversation/text-parts.ts'

interface Props {
  readonly text: string
  /** The pages that the text shows by their titles, in place of their addresses. */
  readonly pages?: readonly PageLink[]
  readonly onFollowLink: () => void
}

/**
 * Shows a text with one paragraph per line. Only addresses of this site and of the company become links.
 * Right-to-left text does not change the direction of the text around it or of links in it.
 */
export function MessageText({ text, pages = [], onFollowLink }: Props) {
  const lines = sanitizeText(text)
    .split('\n')
    .filter(line => line !== '')
  return lines.map((line, at) => (
    <p key={at} dir="auto" lang={detectLanguage(line)} css={paragraph}>
      {parseTextParts(line, pages).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a
            key={index}
            href={part.href}
            onClick={part.path === undefined ? undefined : onFollowLink}
            css={link}
          >
            {part.text}
          </a>
        ),
      )}
    </p>
  ))
}

const paragraph = css({ '& + &': { marginTop: 'var(--space-1)' } })
const link = css({ unicodeBidi: 'isolate' })
