import { css, keyframes } from '@emotion/react'
import { buttonStyles } from '@kutuhal/ui/styles.ts'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { RefObject } from 'react'
import type { Conversation } from '../conversation/conversation.ts'
import { say } from '../words/say.ts'
import { MessageBubble } from './MessageBubble.tsx'

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly conversation: Conversation
  readonly onRetry: () => void
  readonly onCancel: () => void
  readonly onFollowLink: () => void
}

/**
 * Shows the messages as a log. The log is in the page even while it is empty, because screen readers announce
 * only additions to it.
 */
export function MessageLog({ ref, conversation, onRetry, onCancel, onFollowLink }: Props) {
  const { messages, status } = conversation
  const firstWithHours = messages.findIndex(({ answer }) => answer?.contact !== undefined)
  return (
    <div
      role="log"
      aria-label={say('Messages')}
      // Make the log focusable, so that keyboard users can scroll a long conversation.
      tabIndex={messages.length > 0 ? 0 : -1}
      ref={ref}
      css={[list, messages.length > 0 && filled]}
    >
      {messages.map((message, index) => (
        <MessageBubble
          key={index}
          message={message}
          showsHours={index === firstWithHours}
          onFollowLink={onFollowLink}
        />
      ))}
      {status === 'asking' && <WaitingForReply isLong={conversation.isLong} onCancel={onCancel} />}
      {status === 'failed' && (
        <button type="button" css={[buttonStyles.secondary, retry]} onClick={onRetry}>
          <RotateCcw aria-hidden size={18} />
          {say('Retry')}
        </button>
      )}
    </div>
  )
}

/**
 * Shows, and announces once to screen readers, that a reply is pending. A Cancel button appears after a
 * second, and another line of text after a long wait.
 */
function WaitingForReply({ isLong, onCancel }: Pick<Props, 'onCancel'> & { readonly isLong: boolean }) {
  return (
    <>
      <p css={waiting}>{say('Waiting for an answer…')}</p>
      {isLong && (
        <p aria-hidden css={waiting}>
          {say('Still working …')}
        </p>
      )}
      <button type="button" css={[buttonStyles.secondary, cancel]} onClick={onCancel}>
        {say('Cancel')}
      </button>
    </>
  )
}

const list = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 'var(--space-3)',
  '&:focus-visible': { outlineOffset: 4 },
})

const filled = css({ flex: 'none' })

const retry = css({ flex: 'none', minHeight: '2.5rem' })

/** Hides the Cancel button at first, because most replies arrive before a visitor wants to cancel. */
const appear = keyframes({ from: { visibility: 'hidden' } })

const waiting = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)', fontStyle: 'italic' })
const cancel = css({ flex: 'none', minHeight: '2.5rem', animation: `${appear} 1s step-end` })
