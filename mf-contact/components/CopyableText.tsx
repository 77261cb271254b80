import { css } from '@emotion/react'
import { Button } from '@kutuhal/ui/Button.tsx'
import { useRef, useState } from 'react'
import type { FormMessages } from '../messages/contact-messages.ts'

interface Props {
  readonly text: string
  readonly words: FormMessages['copying']
}

/** A text with a copy button; if the browser refuses to copy, the text is selected. */
export function CopyableText({ text, words }: Props) {
  const quote = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')

  async function copy() {
    // Empty the status message first, so that screen readers also announce a second copy.
    say('')
    try {
      await navigator.clipboard.writeText(text)
      say(words.copied)
    } catch {
      // The browser does not allow copying, or the page has no HTTPS: select the text instead.
      if (quote.current) getSelection()?.selectAllChildren(quote.current)
      say(words.selected)
    }
  }

  return (
    <div css={stack}>
      {/* Focusable, because a long text must scroll by keyboard. */}
      <div ref={quote} role="group" aria-label={words.text} tabIndex={0} css={box}>
        {text}
      </div>
      <p css={row}>
        <Button kind="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <span aria-live="polite">{said}</span>
      </p>
    </div>
  )
}

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
