import { css } from '@emotion/react'
import { inkBorder } from '@kutuhal/ui/styles.ts'
import { useId } from 'react'
import { say } from '../words/say.ts'
import { limitSpacingToWindowWidth } from './narrow.ts'

interface Props {
  readonly title: string
  readonly questions: readonly string[]
  readonly onChoose: (question: string) => void
}

/** The questions that an empty conversation suggests. A press on a question sends it. */
export function QuestionSuggestions({ title, questions, onChoose }: Props) {
  const titleId = useId()
  if (questions.length === 0) return null
  return (
    <div css={group}>
      <strong id={titleId} css={heading}>
        {title}
      </strong>
      <ul role="list" aria-labelledby={titleId} css={list}>
        {questions.map(question => (
          <li key={question}>
            <button type="button" css={suggestion} onClick={() => onChoose(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Questions for the current page, shown after an answer. */
export function FollowUpQuestions({ questions, onChoose }: Omit<Props, 'title'>) {
  if (questions.length === 0) return null
  return (
    <div role="group" aria-label={say('Ask next')} css={chips}>
      {questions.map(question => (
        <button key={question} type="button" css={chip} onClick={() => onChoose(question)}>
          {question}
        </button>
      ))}
    </div>
  )
}

const group = css({ display: 'grid', gap: 'var(--space-2)' })
const heading = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)', lineHeight: 1.3 })
const list = css({ display: 'grid', gap: 'var(--space-2)' })

const suggestion = css({
  width: '100%',
  minHeight: '2.75rem',
  padding: `var(--space-2) ${limitSpacingToWindowWidth('var(--space-4)')}`,
  border: inkBorder,
  borderRadius: 'var(--radius-m) var(--radius-m) var(--space-1) var(--radius-m)',
  background: 'var(--color-surface)',
  lineHeight: 1.35,
  textAlign: 'start',
  '&:hover': { background: 'var(--color-marigold-pale)' },
  '&:focus-visible': { outlineOffset: 1 },
})

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })

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
