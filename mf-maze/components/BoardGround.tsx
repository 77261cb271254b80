import { css } from '@emotion/react'
import { cells, goal, isSameCell, isWall, lanes } from '../maze/board.ts'
import { kolamPath } from '../maze/kolam.ts'
import { atCell, middle } from './board-units.ts'

/** The lotus takes the place of the kolam in the goal's cell. */
const drawnCells = cells.filter(cell => !isWall(cell) && !isSameCell(cell, goal))

/** A courtyard at dusk with a kolam in rice flour on it: the line runs wherever the robot can go. */
export function BoardGround() {
  return (
    <>
      <rect width="560" height="560" rx="24" fill="var(--color-ink)" />
      <rect x="36" y="36" width="500" height="500" rx="14" css={edge} />
      {lanes.map(lane => (
        <g key={lane} css={numbers}>
          <text x={middle(lane)} y="25">
            {lane + 1}
          </text>
          <text x="19" y={middle(lane) + 8}>
            {lane + 1}
          </text>
        </g>
      ))}
      {drawnCells.map(cell => (
        <g key={atCell(cell)} transform={atCell(cell)}>
          <path d={kolamPath(cell)} css={line} />
          <circle r="6" fill="var(--color-marigold)" />
        </g>
      ))}
    </>
  )
}

const edge = css({ fill: 'none', stroke: 'var(--color-field-line)', strokeWidth: 2 })

const numbers = css({
  fill: 'var(--color-sand)',
  fontFamily: 'var(--font-display)',
  fontSize: 22,
  fontWeight: 650,
  textAnchor: 'middle',
})

const line = css({ fill: 'none', stroke: 'var(--color-paper)', strokeWidth: 3.5, strokeLinejoin: 'round' })
