import { css } from '@emotion/react'
import type { ChatMessage } from '../conversation/conversation.ts'

interface Props {
  /** Those of the page that the visitor is on. */
  readonly questions: readonly string[]
  readonly messages: readonly ChatMessage[]
  readonly onChoose: (question: string) => void
}

/** No more: below an answer they are an offer, not a menu. */
const MOST = 2

/** After an answer: what else the page raises and has not been asked yet. */
export function FollowUps({ questions, messages, onChoose }: Props) {
  const isAsked = (question: string) =>
    messages.some(({ from, text }) => from === 'user' && text === question)
  const open = questions.filter(question => !isAsked(question)).slice(0, MOST)
  if (open.length === 0) return null
  return (
    <div role="group" aria-label="Ask next" css={group}>
      {open.map(question => (
        <button key={question} type="button" css={chip} onClick={() => onChoose(question)}>
          {question}
        </button>
      ))}
    </div>
  )
}

const group = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })

const chip = css({
  minHeight: '2.25rem',
  padding: 'var(--space-1) var(--space-3)',
  border: '1px solid var(--color-field-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink-soft)',
  fontSize: 'var(--text-s)',
  lineHeight: 1.35,
  textAlign: 'start',
  '&:hover': { background: 'var(--color-marigold-pale)', color: 'var(--color-ink)' },
  '&:focus-visible': { outlineOffset: 1 },
})
