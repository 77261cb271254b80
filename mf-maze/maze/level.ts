/**
 * A board as data: the rules, the drawing and the texts all use a `Level`. x grows to the right and y
 * downwards, both from 0; walls are whole cells. Texts for people count rows and columns from 1: see
 * descriptions.ts.
 */

export interface Cell {
  readonly x: number
  readonly y: number
}

/** A direction: 0 is up, 1 right, 2 down and 3 left. */
export type Direction = 0 | 1 | 2 | 3

export interface Robot extends Cell {
  readonly direction: Direction
}

export interface Level {
  /** The board's code: a text that represents the board in links (see parse-level.ts). */
  readonly code: string
  readonly size: number
  readonly start: Robot
  readonly goal: Cell
  readonly walls: readonly Cell[]
  readonly limit: number
  readonly fewest: number
}

/** The fields of a level that decide which paths are possible. */
export type BoardLayout = Pick<Level, 'size' | 'start' | 'goal' | 'walls'>

/** Lists the numbers of all rows or columns, from 0. */
export function listRowOrColumnIndexes({ size }: BoardLayout): readonly number[] {
  return Array.from({ length: size }, (_, lane) => lane)
}

/** Lists every cell, row by row from the top. */
export function listCells(level: BoardLayout): readonly Cell[] {
  return listRowOrColumnIndexes(level).flatMap(y => listRowOrColumnIndexes(level).map(x => ({ x, y })))
}

const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const satisfies Record<Direction, readonly [number, number]>

/** The cell next to `cell` in a direction; undefined beyond the edge. */
export function getNeighbourCell({ size }: BoardLayout, cell: Cell, direction: Direction): Cell | undefined {
  const [dx, dy] = steps[direction]
  const [x, y] = [cell.x + dx, cell.y + dy]
  return x < 0 || y < 0 || x >= size || y >= size ? undefined : { x, y }
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y
}

export function isWall({ walls }: BoardLayout, cell: Cell): boolean {
  return walls.some(wall => isSameCell(wall, cell))
}

const directionsAfter = {
  turnedLeft: [3, 0, 1, 2],
  turnedRight: [1, 2, 3, 0],
} as const satisfies Record<string, Record<Direction, Direction>>

export function turnRobot(robot: Robot, turn: keyof typeof directionsAfter): Robot {
  return { ...robot, direction: directionsAfter[turn][robot.direction] }
}
