import { start, type Cell } from '../maze/board.ts'

/** Units of the board's drawing: a cell is 100 wide, and the frame takes the rest of the 560. */
const cellSize = 100
const frameWidth = 36

/** The middle of a cell as `x,y`, in the units of the drawing. */
export function centreOf(cell: Cell): string {
  return `${middle(cell.x)},${middle(cell.y)}`
}

/** A transform attribute that makes the middle of the cell the origin. */
export function atCell(cell: Cell): string {
  return `translate(${middle(cell.x)} ${middle(cell.y)})`
}

/** How far a cell is from the start, as a CSS transform; undefined at the start itself. */
export function awayFromStart(cell: Cell): string | undefined {
  const x = (cell.x - start.x) * cellSize
  const y = (cell.y - start.y) * cellSize
  return x === 0 && y === 0 ? undefined : `translate(${x}px, ${y}px)`
}

/** The middle of a row or column. */
export function middle(lane: number): number {
  return frameWidth + (lane + 0.5) * cellSize
}
