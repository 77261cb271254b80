import { css } from '@emotion/react'
import { inkPrintStyle } from './on-paper.ts'

/** Above a title: names the page's section or category, and may link to it. */
export const eyebrowStyle = css(
  {
    justifySelf: 'start',
    padding: 'var(--space-1) var(--space-3)',
    borderRadius: 'var(--radius-round)',
    background: 'var(--color-ink)',
    color: 'var(--color-paper)',
    fontSize: 'var(--text-s)',
    fontWeight: 650,
    textDecoration: 'none',
    'a&:hover': { background: 'var(--color-indigo)', color: 'var(--color-paper)' },
  },
  inkPrintStyle,
)
