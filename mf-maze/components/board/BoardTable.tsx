import { css } from '@emotion/react'
import { memo } from 'react'
import { listRowOrColumnIndexes } from '../../maze/level.ts'
import type { Maze } from '../../maze/maze.ts'
import { describeCellContent } from '../../maze/descriptions.ts'
import { useSay } from '../../words/say.ts'

interface Props {
  readonly maze: Maze
}

/** The board as text, cell by cell, for visitors who prefer that to the drawing. */
export const BoardTable = memo(function BoardTable({ maze }: Props) {
  const say = useSay()
  const lanes = listRowOrColumnIndexes(maze.level)
  return (
    <details part="table" css={box}>
      <summary css={summary}>{say('Read the board as a table')}</summary>
      <div css={scroller}>
        <table css={table}>
          <thead>
            <tr>
              <td />
              {lanes.map(x => (
                <th key={x} scope="col">
                  {say('Column {column}', { column: x + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lanes.map(y => (
              <tr key={y}>
                <th scope="row">{say('Row {row}', { row: y + 1 })}</th>
                {lanes.map(x => (
                  <td key={x}>{describeCellContent({ x, y }, maze, say)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
})

const box = css({ fontSize: 'var(--text-s)' })
const summary = css({ paddingBlock: 'var(--space-1)', cursor: 'pointer' })
const scroller = css({ overflowX: 'auto' })

const table = css({
  width: '100%',
  overflowWrap: 'break-word',
  borderCollapse: 'collapse',
  background: 'var(--color-surface)',
  '& th, & td': {
    padding: 'var(--space-1) var(--space-2)',
    border: '1px solid var(--color-line)',
    textAlign: 'left',
    verticalAlign: 'top',
  },
})
