import { css } from '@emotion/react'
import { buttonStyles } from '@kutuhal/ui/button-styles.ts'
import { inkLine } from '@kutuhal/ui/ink-line.ts'
import { VisuallyHidden } from '@kutuhal/ui/VisuallyHidden.tsx'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, type RefObject } from 'react'
import type { Conversation } from '../conversation/conversation.ts'
import { MessageText } from './MessageText.tsx'

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly conversation: Conversation
  readonly onRetry: () => void
  readonly onFollowLink: () => void
}

/** What was said so far. It is in the page from the start, so that screen readers read out what is added. */
export function MessageLog({ ref, conversation, onRetry, onFollowLink }: Props) {
  const { messages, status } = conversation
  // Reachable by keyboard, because a long conversation has to be scrolled.
  const tabIndex = messages.length > 0 ? 0 : -1

  useEffect(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight
  }, [ref, messages, status])

  return (
    <div
      role="log"
      aria-label="Messages"
      tabIndex={tabIndex}
      ref={ref}
      css={[area, messages.length > 0 && filled]}
    >
      {messages.map((message, index) => (
        <div key={index} css={[bubble, bubbles[message.from]]}>
          <VisuallyHidden>{message.from === 'user' ? 'You: ' : 'Assistant: '}</VisuallyHidden>
          <MessageText text={message.text} onFollowLink={onFollowLink} />
        </div>
      ))}
      {status === 'asking' && <p css={waiting}>Looking through the site…</p>}
      {status === 'failed' && (
        <button type="button" css={[buttonStyles.secondary, retry]} onClick={onRetry}>
          <RotateCcw aria-hidden size={18} />
          Retry
        </button>
      )}
    </div>
  )
}

const area = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 'var(--space-3)',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -4 },
})

const filled = css({
  flex: '1 1 0',
  padding: 'var(--space-4)',
  background: 'var(--kolam), var(--color-paper)',
})

const bubble = css({
  position: 'relative',
  flex: 'none',
  maxWidth: '88%',
  padding: 'var(--space-2) var(--space-4)',
  border: inkLine,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})

const bubbles = {
  user: css({
    alignSelf: 'end',
    borderRadius: 'var(--radius-m) var(--radius-m) var(--space-1) var(--radius-m)',
    background: 'var(--color-marigold-pale)',
  }),
  bot: css({
    borderRadius: 'var(--radius-m) var(--radius-m) var(--radius-m) var(--space-1)',
    background: 'var(--color-surface)',
  }),
}

const waiting = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)', fontStyle: 'italic' })
const retry = css({ flex: 'none', minHeight: '2.5rem' })
