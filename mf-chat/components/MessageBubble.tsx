import { css } from '@emotion/react'
import { inkLine } from '@kutuhal/ui/ink-line.ts'
import { VisuallyHidden } from '@kutuhal/ui/VisuallyHidden.tsx'
import { memo } from 'react'
import type { ChatMessage } from '../conversation/conversation.ts'
import { AnswerParts } from './AnswerParts.tsx'
import { narrow } from './narrow.ts'
import { MessageText } from './MessageText.tsx'

interface Props {
  readonly message: ChatMessage
  readonly showsHours: boolean
  readonly onFollowLink: () => void
}

/** One message. It is memoised, so that earlier messages do not render again while the visitor types. */
export const MessageBubble = memo(function MessageBubble({ message, showsHours, onFollowLink }: Props) {
  const { from, text, answer } = message
  return (
    <article css={[bubble, bubbles[from]]}>
      <VisuallyHidden>{from === 'user' ? 'You: ' : 'Assistant: '}</VisuallyHidden>
      {answer ? (
        <AnswerParts answer={answer} showsHours={showsHours} onFollowLink={onFollowLink} />
      ) : (
        <MessageText text={text} onFollowLink={onFollowLink} />
      )}
    </article>
  )
})

const bubble = css({
  position: 'relative',
  flex: 'none',
  maxWidth: '88%',
  padding: `var(--space-2) ${narrow('var(--space-4)')}`,
  border: inkLine,
  lineHeight: 1.45,
  overflow: 'hidden',
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
