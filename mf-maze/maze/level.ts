/**
 * A maze as data: rules, drawing and words need nothing but a `Level`. x grows to the right and y downwards,
 * both from 0; walls are whole cells. Texts for people count rows and columns from 1: see words.ts.
 */

export interface Cell {
  readonly x: number
  readonly y: number
}

/** Up, right, down, left. */
export type Direction = 0 | 1 | 2 | 3

export interface Robot extends Cell {
  readonly direction: Direction
}

export interface Level {
  /** The board as text, for links: see read-level.ts. */
  readonly code: string
  /** The number of rows and of columns. */
  readonly size: number
  readonly start: Robot
  readonly goal: Cell
  readonly walls: readonly Cell[]
  /** The robot's number of moves. */
  readonly limit: number
  /** The fewest moves to the goal. */
  readonly fewest: number
}

/** The part of a level that its paths depend on. */
export type Ground = Pick<Level, 'size' | 'start' | 'goal' | 'walls'>

/** Row or column numbers, from 0. */
export function lanesOf({ size }: Ground): readonly number[] {
  return Array.from({ length: size }, (_, lane) => lane)
}

/** Every cell, row by row from the top. */
export function cellsOf(level: Ground): readonly Cell[] {
  return lanesOf(level).flatMap(y => lanesOf(level).map(x => ({ x, y })))
}

const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const satisfies Record<Direction, readonly [number, number]>

/** The cell next to `cell` in a direction; undefined beyond the edge. */
export function neighbour({ size }: Ground, cell: Cell, direction: Direction): Cell | undefined {
  const [dx, dy] = steps[direction]
  const [x, y] = [cell.x + dx, cell.y + dy]
  return x < 0 || y < 0 || x >= size || y >= size ? undefined : { x, y }
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y
}

export function isWall({ walls }: Ground, cell: Cell): boolean {
  return walls.some(wall => isSameCell(wall, cell))
}

export const leftOf = [3, 0, 1, 2] as const satisfies Record<Direction, Direction>
export const rightOf = [1, 2, 3, 0] as const satisfies Record<Direction, Direction>
