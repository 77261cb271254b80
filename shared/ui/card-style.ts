import { css } from '@emotion/react'
import { inkLine } from './ink-line.ts'

/** The style of a card framed in ink; large cards have rounder corners. */
export const cardStyle = css({
  border: inkLine,
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
})
