import { css } from '@emotion/react'

/** The card must have `position: relative` and no other links. */
export const stretchedCardLinkStyles = css({
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius-m)' },
  // The click area of a pressed card must not move away from the finger.
  '&:active': { transform: 'none' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--color-focus)', outlineOffset: 3 },
})

/** Only the title is the link's name. */
export const cardTitleLinkStyles = css(stretchedCardLinkStyles, {
  color: 'var(--color-ink)',
  textDecorationColor: 'transparent',
  '&:hover': { color: 'var(--color-peacock-dark)', textDecorationColor: 'currentColor' },
})
