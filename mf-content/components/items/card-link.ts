import { css } from '@emotion/react'

/** The title of a card that is all of it a link. */
export const cardLink = css({
  color: 'var(--color-ink)',
  textDecorationColor: 'transparent',
  '&:hover': { color: 'var(--color-peacock-dark)', textDecorationColor: 'currentColor' },
  // The whole card takes the click, while its name stays the title alone.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
})
