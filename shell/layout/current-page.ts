import { css } from '@emotion/react'

/** How a menu marks the page that one is on; a line, since grounds vanish where the system chooses the colours. */
export const currentPage = css({
  textDecoration: 'underline',
  textDecorationColor: 'var(--color-marigold)',
  textDecorationThickness: 4,
  textUnderlineOffset: '0.4em',
})
