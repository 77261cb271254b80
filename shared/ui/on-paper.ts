import { css } from '@emotion/react'

/**
 * Styles for grids that may be longer than a printed page. Chromium prints rows on top of each other where a
 * page ends inside a grid, and leaves a heading alone at the end of a page. Blocks break well.
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
