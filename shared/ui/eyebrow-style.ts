import { css } from '@emotion/react'
import { outlinedOnPaper } from './on-paper.ts'

/** The word above a title: the section or category of the page. If it is a link, it leads there. */
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
  outlinedOnPaper,
)
