import type { Cell, Level } from '../../maze/level.ts'

/** Drawing units: a cell is 100 wide; the frame takes 36 on the sides with numbers, 24 on the others. */
const CELL = 100
const FRAME = 36

/** The width and height of the whole drawing, in drawing units. */
export const getDrawingSize = ({ size }: Level): number => size * CELL + 60

/** The middle of a cell as `x,y`, in drawing units. */
export const formatCellCentre = (cell: Cell): string =>
  `${getRowOrColumnCentre(cell.x)},${getRowOrColumnCentre(cell.y)}`

/** A transform attribute that makes the middle of the cell the origin. */
export const buildTransformToCell = (cell: Cell): string =>
  `translate(${getRowOrColumnCentre(cell.x)} ${getRowOrColumnCentre(cell.y)})`

/** The CSS transform that moves the robot from the start to a cell; undefined at the start. */
export function buildTransformFromStart({ start }: Level, cell: Cell): string | undefined {
  const x = (cell.x - start.x) * CELL
  const y = (cell.y - start.y) * CELL
  return x === 0 && y === 0 ? undefined : `translate(${x}px, ${y}px)`
}

/** The middle of a row or column, in drawing units. */
export const getRowOrColumnCentre = (lane: number): number => FRAME + (lane + 0.5) * CELL
