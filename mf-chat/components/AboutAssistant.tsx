import { css } from '@emotion/react'

interface Props {
  readonly id: string
  readonly onFollowLink: () => void
}

/**
 * Says what the assistant is and what data leaves the browser, true with and without Gemini. The privacy
 * policy says the same at length (mf-content/features/legal/content/privacy-policy.html).
 */
export function AboutAssistant({ id, onFollowLink }: Props) {
  return (
    <p id={id} css={note}>
      An automatic assistant: it answers from this site and can be wrong. Only your question leaves your
      browser: it goes to our server, which may ask Google’s Gemini. Please leave out personal details.{' '}
      <a href="/privacy-policy" onClick={onFollowLink}>
        Privacy policy
      </a>
    </p>
  )
}

const note = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)', lineHeight: 1.4 })
