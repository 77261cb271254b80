/**
 * The page on paper: one sheet with the chosen board, the rules and lines for a program. The site's footer is
 * not part of a page with `data-print="sheet"`.
 */
import { css } from '@emotion/react'

const boardParts = '& [part=board] > svg >'

export const printedSheet = css({
  '@media print': {
    padding: 0,
    border: 0,
    background: 'none',
    '& [part=table], & [aria-live], & p:has(+ [part=board])': { display: 'none' },
    '& [part=board]': { width: '100%', boxShadow: 'none' },
    // The robot is at the start, and the board is white, because a dark one takes a lot of ink.
    '& [part=board] polyline': { display: 'none' },
    '& [part=board] g[style]': { transform: 'none !important' },
    [`${boardParts} rect:first-of-type`]: { fill: 'none' },
    '& [part=board] text': { fill: 'var(--color-ink)' },
    [`${boardParts} g > path:not(rect ~ path), & [part=legend] li:last-of-type path`]: {
      stroke: 'var(--color-field-line)',
    },
  },
})

/** The rules above, the board on the left, the lines on the right. */
export const sheetColumns = css({
  '@media print': {
    display: 'grid',
    gridTemplateColumns: '126mm 1fr',
    gap: '4mm 7mm',
    padding: 0,
    '& > div:first-of-type': { display: 'contents' },
    '& > div:first-of-type > *': { gridArea: 'auto' },
    '& > div:first-of-type > div:first-of-type': { gridColumn: '1 / -1' },
    // The tabs and the controls.
    '& > div:first-of-type > div:nth-of-type(2n)': { display: 'none' },
  },
})

/** At most twenty lines a column. */
export const sheetLines = css({
  display: 'none',
  '@media print': {
    display: 'grid',
    gridTemplateRows: 'repeat(20, 9mm)',
    gridAutoFlow: 'column',
    gap: '0 4mm',
    counterReset: 'line',
    '& li': { alignContent: 'end', borderBottom: '1px solid var(--color-ink)', counterIncrement: 'line' },
    '& li::before': { content: 'counter(line) "."', fontSize: 'var(--text-s)' },
  },
})
