import { css } from '@emotion/react'
import { inkLine } from '@kutuhal/ui/ink-line.ts'
import { useId } from 'react'
import { questions } from '../conversation/questions.ts'

interface Props {
  readonly onChoose: (question: string) => void
}

/** What an empty conversation shows: questions that can be asked with one press. */
export function QuestionSuggestions({ onChoose }: Props) {
  const titleId = useId()
  return (
    <div css={area}>
      <p>
        <strong id={titleId} css={greeting}>
          What would you like to know?
        </strong>
        <span css={hint}>
          I look for the answer in the pages of this site. Please leave out names and other personal details.
        </span>
      </p>
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

const area = css({
  flex: '1 1 auto',
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-4)',
  overflowY: 'auto',
  padding: 'var(--space-4)',
  background: 'var(--kolam), var(--color-paper)',
})

const greeting = css({ display: 'block', fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)' })
const hint = css({
  display: 'block',
  color: 'var(--color-ink-soft)',
  fontSize: 'var(--text-s)',
  lineHeight: 1.4,
})
const list = css({ display: 'grid', gap: 'var(--space-2)' })

const suggestion = css({
  width: '100%',
  minHeight: '2.75rem',
  padding: 'var(--space-2) var(--space-4)',
  border: inkLine,
  borderRadius: 'var(--radius-m) var(--radius-m) var(--space-1) var(--radius-m)',
  background: 'var(--color-surface)',
  lineHeight: 1.35,
  textAlign: 'start',
  '&:hover': { background: 'var(--color-marigold-pale)' },
  '&:focus-visible': { outlineOffset: 1 },
})
