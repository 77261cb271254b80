import { css } from '@emotion/react'
import type { Experiment } from '../experiments/experiments.ts'

interface Props {
  readonly experiments: readonly Experiment[]
}

export function ExperimentList({ experiments }: Props) {
  return (
    <ul role="list" css={cards}>
      {experiments.map(({ title, minutes, needs, text }) => (
        <li key={title} css={card}>
          <h3>{title}</h3>
          <p css={small}>
            {minutes} minutes. You need {needs}.
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

const cards = css({
  display: 'grid',
  gap: 'var(--space-5)',
  '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-3)',
  padding: 'var(--space-5)',
  border: '2px solid var(--color-ink)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
})

const small = css({ fontSize: 'var(--text-s)', color: 'var(--color-ink-soft)' })
