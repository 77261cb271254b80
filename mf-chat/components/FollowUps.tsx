import { css } from '@emotion/react'

interface Props {
  readonly questions: readonly string[]
  readonly onChoose: (question: string) => void
}

/** After an answer: what else the page raises. */
export function FollowUps({ questions, onChoose }: Props) {
  if (questions.length === 0) return null
  return (
    <div role="group" aria-label="Ask next" css={group}>
      {questions.map(question => (
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
