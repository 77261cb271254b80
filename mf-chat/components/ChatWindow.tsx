import { css, keyframes } from '@emotion/react'
import { inkLine } from '@kutuhal/ui/ink-line.ts'
import { useId, useRef, useSyncExternalStore } from 'react'
import type { Chat } from '../conversation/chat.ts'
import { emptyConversation } from '../conversation/conversation.ts'
import { ChatHeader } from './ChatHeader.tsx'
import { MessageLog } from './MessageLog.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { QuestionSuggestions } from './QuestionSuggestions.tsx'
import { useChatFocus } from './use-chat-focus.ts'
import { useEscape } from './use-escape.ts'

interface Props {
  readonly chat: Chat
  readonly onClose: () => void
}

/** The open chat. It is no modal dialog: the page beside it stays usable, and links in replies lead there. */
export function ChatWindow({ chat, onClose }: Props) {
  const conversation = useSyncExternalStore(chat.subscribe, chat.conversation, () => emptyConversation)
  const titleId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isEmpty = conversation.messages.length === 0
  const isBusy = conversation.status === 'asking'

  useEscape(dialog, onClose)
  useChatFocus({ dialog, log, input, isBusy, isEmpty })

  function thenWait(action: () => void) {
    // What was just pressed is about to be disabled or to go, and would take the focus with it.
    log.current?.focus()
    action()
  }
  function makeRoomOnPhones() {
    if (matchMedia(PHONE).matches) onClose()
  }

  return (
    <div role="dialog" aria-labelledby={titleId} tabIndex={-1} ref={dialog} css={box}>
      <ChatHeader
        titleId={titleId}
        canClear={!isEmpty}
        onClear={() => thenWait(chat.clear)}
        onClose={onClose}
      />
      {isEmpty && <QuestionSuggestions onChoose={question => thenWait(() => chat.send(question))} />}
      <MessageLog
        ref={log}
        conversation={conversation}
        onRetry={() => thenWait(chat.retry)}
        onFollowLink={makeRoomOnPhones}
      />
      <QuestionForm ref={input} isBusy={isBusy} onSend={question => thenWait(() => chat.send(question))} />
    </div>
  )
}

/** Where the open chat covers the page from edge to edge. */
const PHONE = '(max-width: 29.99rem)'

/** A phone held sideways, or a page magnified until little of it is left. */
const LOW = '(max-height: 30rem)'

/** The host's launcher (3.75rem) with the space around it. */
const pastLauncher = 'calc(3.75rem + var(--space-4) + var(--space-3))'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

const box = css({
  position: 'fixed',
  insetInlineEnd: 'var(--space-4)',
  insetBlockEnd: pastLauncher,
  display: 'flex',
  flexDirection: 'column',
  width: '24rem',
  height: '34rem',
  maxHeight: `calc(100dvh - ${pastLauncher} - var(--space-3))`,
  overflow: 'clip',
  border: inkLine,
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-lifted)',
  animation: `${arrive} 0.25s var(--ease)`,
  '&:focus': { outline: 'none' },
  [`@media ${LOW}`]: {
    insetInlineEnd: pastLauncher,
    insetBlockEnd: 'var(--space-3)',
    maxHeight: 'calc(100dvh - 2 * var(--space-3))',
  },
  [`@media ${PHONE}`]: { insetInline: 'var(--space-3)', width: 'auto' },
})
