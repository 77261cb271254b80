/**
 * The page on paper: one sheet with the chosen board, the rules and lines for a program. The site's footer is
 * not part of a page with `data-print="sheet"`. Global styles, because the code below the game has them.
 */
const sheet = 'main [data-print=sheet]'
const board = `${sheet} [part=board]`
const game = `${sheet} > div > div:first-of-type`
const lines = `${sheet} > div > ol`

export const printedSheet = {
  '@media print': {
    [sheet]: { padding: 0, border: 0, background: 'none' },
    // The rules above, the board on the left, the lines on the right.
    [`${sheet} > div`]: {
      display: 'grid',
      gridTemplateColumns: '126mm 1fr',
      gap: '4mm 7mm',
      padding: 0,
    },
    [game]: { display: 'contents' },
    [`${game} > *`]: { gridArea: 'auto' },
    [`${game} > div:first-of-type`]: { gridColumn: '1 / -1' },
    // The tabs and the controls.
    [`${game} > div:nth-of-type(2n)`]: { display: 'none' },
    [`${sheet} [part=table], ${sheet} [aria-live]`]: { display: 'none' },
    // Apart, because browsers without `:has` ignore the whole rule.
    [`${sheet} p:has(+ [part=board])`]: { display: 'none' },

    [board]: { width: '100%', boxShadow: 'none' },
    // The robot is at the start, and the board is white, because a dark one takes a lot of ink.
    [`${board} polyline`]: { display: 'none' },
    [`${board} g[style]`]: { transform: 'none !important' },
    [`${board} > svg > rect:first-of-type`]: { fill: 'none' },
    [`${board} text`]: { fill: 'var(--color-ink)' },
    [`${board} > svg > path[transform], ${sheet} [part=legend] li:last-of-type path`]: {
      stroke: 'var(--color-field-line)',
    },

    // At most twenty lines a column.
    [lines]: {
      display: 'grid',
      gridTemplateRows: 'repeat(20, 9mm)',
      gridAutoFlow: 'column',
      gap: '0 4mm',
      counterReset: 'line',
    },
    [`${lines} > li`]: {
      alignContent: 'end',
      borderBottom: '1px solid var(--color-ink)',
      counterIncrement: 'line',
    },
    [`${lines} > li::before`]: { content: 'counter(line) "."', fontSize: 'var(--text-s)' },
  },
}
