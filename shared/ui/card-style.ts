import { css } from '@emotion/react'
import { inkLine } from './ink-line.ts'

/** A card framed in ink. Large cards have larger corners. */
export const cardStyle = css({
  border: inkLine,
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
})
