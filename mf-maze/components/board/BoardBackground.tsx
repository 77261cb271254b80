import { css } from '@emotion/react'
import {
  listCells,
  isSameCell,
  isWall,
  listRowOrColumnIndexes,
  getNeighbourCell,
  type Cell,
  type Direction,
  type Level,
} from '../../maze/level.ts'
import {
  buildTransformToCell,
  formatCellCentre,
  getDrawingSize,
  getRowOrColumnCentre,
} from './board-units.ts'

interface Props {
  readonly level: Level
}

/**
 * A courtyard at dusk with a kolam, an Indian drawing of dots and lines in rice flour. The kolam's line
 * follows every path that the robot can take.
 */
export function BoardBackground({ level }: Props) {
  const side = getDrawingSize(level)
  // The lotus replaces the kolam in the goal's cell.
  const drawnCells = listCells(level).filter(cell => !isWall(level, cell) && !isSameCell(cell, level.goal))
  const lanes = listRowOrColumnIndexes(level)
  const centres = lanes.map(getRowOrColumnCentre)
  // A board has at most eight lanes, so each letter is a number, and has a place of its own.
  const lettering = lanes.map(lane => lane + 1).join('')
  return (
    <>
      <rect width={side} height={side} rx="24" fill="var(--color-ink)" />
      <rect x="36" y="36" width={side - 60} height={side - 60} rx="14" css={edge} />
      <text x={centres.join(' ')} y="25" css={numbers}>
        {lettering}
      </text>
      <text x={lanes.map(() => 19).join(' ')} y={centres.map(centre => centre + 8).join(' ')} css={numbers}>
        {lettering}
      </text>
      {drawnCells.map(cell => {
        const place = buildTransformToCell(cell)
        return <path key={place} transform={place} d={buildKolamPath(level, cell)} css={line} />
      })}
      <path d={drawnCells.map(cell => `M${formatCellCentre(cell)}h0`).join('')} css={dots} />
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

const dots = css({ stroke: 'var(--color-marigold)', strokeWidth: 12, strokeLinecap: 'round' })

const directions: readonly Direction[] = [0, 1, 2, 3]

/**
 * The kolam line round the dot of a free cell, as SVG path data for a cell of 100 by 100 units with the dot
 * at 0, 0. The line continues into every cell that can be entered from here, and turns back at walls and
 * edges.
 */
export function buildKolamPath(level: Level, cell: Cell): string {
  const corners = directions.map(direction => {
    const next = getNeighbourCell(level, cell, direction)
    const isOpen = next !== undefined && !isWall(level, next)
    const at = (x: number, y: number) => turned(x, y, direction)
    return isOpen ? `L${at(0, -50)}` : `L${at(-17, -33)}C${at(-5, -45)} ${at(5, -45)} ${at(17, -33)}`
  })
  return `M-25 -25${corners.join('')}Z`
}

/** Turns a point round the dot by `direction` quarter turns. @returns the point's coordinates as `x y` */
function turned(x: number, y: number, direction: Direction): string {
  const points = [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`] as const
  return points[direction]
}
