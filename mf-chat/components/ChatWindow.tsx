import { css, keyframes } from '@emotion/react'
import { languages } from '@kutuhal/contract/languages.ts'
import { inkBorder } from '@kutuhal/ui/styles.ts'
import { useCallback, useEffect, useId, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { Chat } from '../conversation/chat.ts'
import { emptyConversation, type Conversation } from '../conversation/conversation.ts'
import { defaultQuestions, getPageQuestions } from '../conversation/questions.ts'
import { getLanguage, say, translate } from '../words/say.ts'
import { ChatHeader } from './ChatHeader.tsx'
import { limitSpacingToWindowWidth } from './narrow.ts'
import { MessageLog } from './MessageLog.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { FollowUpQuestions, QuestionSuggestions } from './QuestionSuggestions.tsx'
import { useEscapeKey } from './use-escape.ts'

interface Props {
  readonly chat: Chat
  /** The path of the page behind the chat, followed by the anchor in its address: `/services#drone-lab`. */
  readonly address: string
  readonly onClose: () => void
}

/**
 * The open chat. It is not a modal dialog, so that visitors can still use the page and follow links from
 * replies.
 */
export function ChatWindow({ chat, address, onClose }: Props) {
  const conversation = useSyncExternalStore(chat.subscribe, chat.conversation, () => emptyConversation)
  const { messages, status, draft } = conversation
  const titleId = useId()
  const noticeId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isEmpty = messages.length === 0
  const isBusy = status === 'asking'
  const isAsked = (question: string) =>
    messages.some(({ from, text }) => from === 'user' && text === question)
  const pageQuestions = getPageQuestions(address)
    .map(translate)
    .filter(question => !isAsked(question))
    .slice(0, MOST_OF_PAGE)

  useEscapeKey(dialog, onClose)
  useEffect(() => (input.current?.disabled ? log : input).current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (!isBusy && document.activeElement === log.current) input.current?.focus({ preventScroll: true })
  }, [isBusy, conversation])
  useScrollToNewest(area, log, conversation)

  function fromButton(action: () => void) {
    // Keep the focus on the messages while the pressed button disappears and the input is disabled. It
    // returns to the input with the answer, unless the visitor has moved it.
    log.current?.focus({ preventScroll: true })
    action()
  }
  const send = (question: string) => fromButton(() => chat.send(question))
  const makeRoomOnPhones = useCallback(() => {
    if (matchMedia(PHONE).matches) onClose()
  }, [onClose])

  return (
    <div
      lang={languages[getLanguage()]}
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={noticeId}
      tabIndex={-1}
      ref={dialog}
      css={box}
    >
      <ChatHeader
        titleId={titleId}
        canClear={!isEmpty || draft !== ''}
        onClear={() => fromButton(chat.clear)}
        onClose={onClose}
      />
      <div ref={area} css={conversationArea}>
        <AboutAssistant id={noticeId} onFollowLink={makeRoomOnPhones} />
        {isEmpty && (
          <>
            <QuestionSuggestions
              title={say('What would you like to know?')}
              questions={defaultQuestions.map(translate)}
              onChoose={send}
            />
            <QuestionSuggestions title={say('About this page')} questions={pageQuestions} onChoose={send} />
          </>
        )}
        <MessageLog
          ref={log}
          conversation={conversation}
          onRetry={() => fromButton(chat.retry)}
          onCancel={() => fromButton(chat.cancel)}
          onFollowLink={makeRoomOnPhones}
        />
        {status === 'idle' && !isEmpty && <FollowUpQuestions questions={pageQuestions} onChoose={send} />}
      </div>
      <QuestionForm ref={input} text={draft} isBusy={isBusy} onType={chat.type} onSend={send} />
    </div>
  )
}

/** Scrolls down to the newest message. If the message is taller than the chat, its beginning is shown. */
function useScrollToNewest(
  areaRef: RefObject<HTMLElement | null>,
  logRef: RefObject<HTMLElement | null>,
  conversation: Conversation,
): void {
  const { messages, status } = conversation
  const isLong = status === 'asking' && conversation.isLong
  useEffect(() => {
    const newest = logRef.current?.children[messages.length - 1]
    if (!areaRef.current || !(newest instanceof HTMLElement)) return
    areaRef.current.scrollTop = Math.min(areaRef.current.scrollHeight, newest.offsetTop)
  }, [areaRef, logRef, messages, status, isLong])
}

/** The maximum number of suggested questions for the current page. */
const MOST_OF_PAGE = 2

/** Matches screens so narrow that the open chat covers the whole page. */
const PHONE = '(max-width: 29.99rem)'

/** Matches low windows: a phone in landscape, or a page zoomed so much that little of it is visible. */
const LOW = '(max-height: 30rem)'

/** The space that the host's chat button needs. */
const pastLauncher = 'var(--past-launcher)'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

const box = css({
  position: 'fixed',
  insetInlineEnd: 'var(--space-4)',
  insetBlockEnd: pastLauncher,
  display: 'flex',
  flexDirection: 'column',
  width: '24rem',
  height: '40rem',
  maxHeight: `calc(100dvh - ${pastLauncher} - var(--space-3))`,
  overflow: 'clip',
  border: inkBorder,
  borderRadius: 'min(var(--radius-l), 7vw)',
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-lifted)',
  animation: `${arrive} 0.25s var(--ease)`,
  '&:focus': { outline: 'none' },
  [`@media ${LOW}`]: {
    insetInlineEnd: pastLauncher,
    insetBlockEnd: 'var(--space-3)',
    maxHeight: 'calc(100dvh - 2 * var(--space-3))',
  },
  [`@media ${PHONE}`]: { insetInline: limitSpacingToWindowWidth('var(--space-3)'), width: 'auto' },
})

const conversationArea = css({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-4)',
  padding: `var(--space-4) ${limitSpacingToWindowWidth('var(--space-4)')}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'var(--kolam), var(--color-paper)',
})

interface AboutAssistantProps {
  readonly id: string
  readonly onFollowLink: () => void
}

/**
 * Says what the assistant is and which data leaves the browser. The text is true with and without Gemini. The
 * privacy policy says the same in detail (mf-content/features/legal/content/privacy-policy.html).
 */
function AboutAssistant({ id, onFollowLink }: AboutAssistantProps) {
  return (
    <p id={id} css={note}>
      {say(
        'An automatic assistant: it answers from this site and can be wrong. Only your question leaves your browser: it goes to our server, which may ask Google’s Gemini. Please leave out personal details.',
      )}{' '}
      <a href="/privacy-policy" hrefLang={languages.en} onClick={onFollowLink}>
        {say('Privacy policy')}
      </a>
    </p>
  )
}

const note = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)', lineHeight: 1.4 })
