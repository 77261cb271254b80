import { css } from '@emotion/react'

/**
 * Where a page ends inside a grid, Chromium prints rows on top of each other, and leaves headings alone at
 * the end of the page.
 * @param gap between stacked elements, e.g. 'var(--space-4)'
 */
export const createBlockPrintStyle = (gap: string) =>
  css({ '@media print': { display: 'block', '& > * + *': { marginTop: gap } } })

export const unbrokenPrintStyle = css({ '@media print': { breakInside: 'avoid' } })

/** Printers omit backgrounds. */
export const inkPrintStyle = css({
  '@media print': { borderColor: 'var(--color-ink)', background: 'none', color: 'var(--color-ink)' },
})
