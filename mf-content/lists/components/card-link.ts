import { css } from '@emotion/react'

/**
 * Extends the click area and the focus ring of a link to the whole card. The card must have `position:
 * relative` and no other links.
 */
export const stretchedCardLinkStyles = css({
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius-m)' },
  // A pressed card must not move, because its click area would move away from the finger.
  '&:active': { transform: 'none' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--color-focus)', outlineOffset: 3 },
})

/** The title of a card that is one large link. Only the title is the link's name. */
export const cardTitleLinkStyles = css(stretchedCardLinkStyles, {
  color: 'var(--color-ink)',
  textDecorationColor: 'transparent',
  '&:hover': { color: 'var(--color-peacock-dark)', textDecorationColor: 'currentColor' },
})
