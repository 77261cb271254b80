/**
 * The board of the maze (product specification, points 3 and 9). x grows to the right and y downwards, both from 0; walls are
 * whole cells. People are told rows and columns from 1 instead: see words.ts.
 */
export const lanes = [0, 1, 2, 3, 4] as const

export type Lane = (typeof lanes)[number]

export interface Cell {
  readonly x: Lane
  readonly y: Lane
}

/** Up, right, down, left. */
export type Direction = 0 | 1 | 2 | 3

export interface Robot extends Cell {
  readonly direction: Direction
}

export const start: Robot = { x: 0, y: 4, direction: 0 }

export const goal: Cell = { x: 4, y: 0 }

export const walls: readonly Cell[] = [
  { x: 1, y: 1 },
  { x: 2, y: 1 },
  { x: 3, y: 1 },
  { x: 3, y: 2 },
  { x: 1, y: 3 },
]

/** Every cell, row by row from the top. */
export const cells: readonly Cell[] = lanes.flatMap(y => lanes.map(x => ({ x, y })))

const steps = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const

/** The cell next to `cell` in that direction; undefined beyond the edge of the board. */
export function neighbour(cell: Cell, direction: Direction): Cell | undefined {
  const { dx, dy } = steps[direction]
  const x = lanes[cell.x + dx]
  const y = lanes[cell.y + dy]
  return x === undefined || y === undefined ? undefined : { x, y }
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y
}

export function isWall(cell: Cell): boolean {
  return walls.some(wall => isSameCell(wall, cell))
}
