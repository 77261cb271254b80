import { css } from '@emotion/react'
import { inkLine } from './ink-line.ts'

/** A sheet of its own on the page, framed in ink. A large one has larger corners. */
export const cardStyle = css({
  border: inkLine,
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
})
