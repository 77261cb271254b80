import type { ReactNode } from 'react'
import { css } from '@emotion/react'

interface Props {
  readonly name: string
  readonly children: ReactNode
}

/** One entry of a list of facts (`dl`): name and value side by side, or stacked if letters are large. */
export function FactRow({ name, children }: Props) {
  return (
    <div css={row}>
      <dt css={nameText}>{name}</dt>
      <dd css={value}>{children}</dd>
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: 'var(--space-4)' })
const nameText = css({ flex: '0 0 4.7rem', color: 'var(--color-ink-soft)' })
const value = css({ flex: '1 1 8.5rem' })
