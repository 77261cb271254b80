import type { ReactNode } from 'react'
import { css } from '@emotion/react'

interface Props {
  readonly name: string
  readonly children: ReactNode
}

/** One line of a list of facts (`dl`): its name, and beside it what is so; below it where letters are too large for both. */
export function Fact({ name, children }: Props) {
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
