import { css } from '@emotion/react'
import { cardStyle, wideTablet } from '@kutuhal/ui/styles.ts'
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
  [wideTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const card = css(cardStyle, {
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-3)',
  padding: 'var(--space-5)',
})

const small = css({ fontSize: 'var(--text-s)', color: 'var(--color-ink-soft)' })
