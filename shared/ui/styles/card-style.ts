import { css } from '@emotion/react'
import { inkBorder } from './ink-line.ts'

export const cardStyle = css({
  border: inkBorder,
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
})
