import type { Cell, Level } from '../../maze/level.ts'

/** Drawing units: a cell is 100 wide; the frame takes 36 on the sides with numbers, 24 on the others. */
const CELL = 100
const FRAME = 36

/** How wide and how high the whole drawing is. */
export const sideOf = ({ size }: Level): number => size * CELL + 60

/** The middle of a cell as `x,y`, in the units of the drawing. */
export const centreOf = (cell: Cell): string => `${middle(cell.x)},${middle(cell.y)}`

/** A transform attribute that makes the middle of the cell the origin. */
export const atCell = (cell: Cell): string => `translate(${middle(cell.x)} ${middle(cell.y)})`

/** How far a cell is from the start, as a CSS transform; undefined at the start itself. */
export function awayFromStart({ start }: Level, cell: Cell): string | undefined {
  const x = (cell.x - start.x) * CELL
  const y = (cell.y - start.y) * CELL
  return x === 0 && y === 0 ? undefined : `translate(${x}px, ${y}px)`
}

/** The middle of a row or column. */
export const middle = (lane: number): number => FRAME + (lane + 0.5) * CELL
