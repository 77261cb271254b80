import { css } from '@emotion/react'

/** From the top of an item to the list it stands in. */
export const pillLink = css({
  padding: 'var(--space-1) var(--space-3)',
  borderRadius: 'var(--radius-round)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { background: 'var(--color-indigo)', color: 'var(--color-paper)' },
})
