import { isWall, neighbour, type Cell, type Direction } from './board.ts'

const directions: readonly Direction[] = [0, 1, 2, 3]

/**
 * The kolam line round the dot of a free cell, as SVG path data for a cell of 100 by 100 units with the dot at 0, 0. The line
 * runs on into every neighbouring cell that a robot can enter, crossing that cell's own line, and bends back before walls and
 * the edge: so the drawing on the ground shows every way there is.
 */
export function kolamPath(cell: Cell): string {
  const corners = directions.map(direction => {
    const next = neighbour(cell, direction)
    const isOpen = next !== undefined && !isWall(next)
    const at = (x: number, y: number) => turned(x, y, direction)
    return isOpen ? `L${at(0, -50)}` : `L${at(-17, -33)}C${at(-5, -45)} ${at(5, -45)} ${at(17, -33)}`
  })
  return `M-25 -25${corners.join('')}Z`
}

/** A point after `direction` quarter turns round the dot. */
function turned(x: number, y: number, direction: Direction): string {
  const points = [`${x} ${y}`, `${-y} ${x}`, `${-x} ${-y}`, `${y} ${-x}`] as const
  return points[direction]
}
