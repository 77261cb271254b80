import { css } from '@emotion/react'

export const textStyles = {
  soft: css({ color: 'var(--color-ink-soft)' }),
  smallSoft: css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' }),
  large: css({ fontSize: 'var(--text-l)' }),
  extraLarge: css({ fontSize: 'var(--text-xl)' }),
  /** In the typeface of headings, such as a term or a place. */
  display: css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-l)', fontWeight: 700 }),
  /** Of a step in a list. */
  numeral: css({
    color: 'var(--color-vermilion)',
    fontFamily: 'var(--font-display)',
    fontSize: 'var(--text-2xl)',
    fontWeight: 700,
    lineHeight: 1,
  }),
  /** At the top of a page, with a link to the list to which the page belongs. */
  origin: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-3)',
    fontSize: 'var(--text-s)',
    fontWeight: 650,
  }),
}
