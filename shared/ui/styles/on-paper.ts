import { css } from '@emotion/react'

/**
 * In print, stacks the elements of a grid that may be longer than a page. Where a page ends inside a grid,
 * Chromium prints rows on top of each other, and leaves headings alone at the end of the page.
 * @param gap between stacked elements, e.g. 'var(--space-4)'
 */
export const createBlockPrintStyle = (gap: string) =>
  css({ '@media print': { display: 'block', '& > * + *': { marginTop: gap } } })

/** Keeps content on one printed page, such as a framed box or a step of a list. */
export const unbrokenPrintStyle = css({ '@media print': { breakInside: 'avoid' } })

/** Prints light text on a dark background in ink, because printers omit backgrounds. */
export const inkPrintStyle = css({
  '@media print': { borderColor: 'var(--color-ink)', background: 'none', color: 'var(--color-ink)' },
})
