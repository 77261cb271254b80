import { css } from '@emotion/react'

/** The sizes and colours of text that many pages use. */
export const textStyles = {
  soft: css({ color: 'var(--color-ink-soft)' }),
  smallSoft: css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' }),
  large: css({ fontSize: 'var(--text-l)' }),
  extraLarge: css({ fontSize: 'var(--text-xl)' }),
  /** A short text in the typeface of headings, such as a term or a place. */
  display: css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)', fontWeight: 700 }),
  /** The number of a step in a list. */
  numeral: css({
    color: 'var(--color-vermilion)',
    fontFamily: 'var(--font-display)',
    fontSize: 'var(--text-2xl)',
    fontWeight: 700,
    lineHeight: 1,
  }),
  /** The line at the top of a page that links to the list to which the page belongs. */
  origin: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-3)',
    fontSize: 'var(--text-s)',
    fontWeight: 650,
  }),
}
