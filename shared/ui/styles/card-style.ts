import { css } from '@emotion/react'
import { inkBorder } from './ink-line.ts'

/** The style of a card framed in ink; large cards have rounder corners. */
export const cardStyle = css({
  border: inkBorder,
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
})
