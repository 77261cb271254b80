import { goal, isSameCell, isWall, lanes, walls, type Cell, type Robot } from './board.ts'
import { hasCrashed, type Maze, type Move, type Outcome } from './maze.ts'

/** Exact texts of the product specification, point 4. */
export const outcomeText: Readonly<Record<Outcome, string>> = {
  leftTheBoard: 'Crashed! Out of bounds.',
  hitAWall: 'Crashed into a wall!',
  reachedTheGoal: 'Success! The robot reached the goal!',
  ranOutOfMoves: 'Move limit reached. Try again!',
}

const directionNames = ['up', 'right', 'down', 'left'] as const

const moveText: Readonly<Record<Move, string>> = {
  movedForward: 'Moved forward.',
  turnedLeft: 'Turned left.',
  turnedRight: 'Turned right.',
}

/** Rows and columns count from 1, as people do: the goal at x 4, y 0 is in row 1, column 5. */
export function cellName(cell: Cell): string {
  return `row ${cell.y + 1}, column ${cell.x + 1}`
}

/** One sentence on what the last action did, and where the robot is now. */
export function lastStepInWords(maze: Maze): string {
  return `${whatHappened(maze)} Facing ${directionNames[maze.robot.direction]}, ${cellName(maze.robot)}.`
}

function whatHappened(maze: Maze): string {
  if (hasCrashed(maze)) return 'It stays put.'
  const last = maze.program.at(-1)
  return last === undefined ? 'At the start.' : moveText[last]
}

/** What is in a cell, e.g. for a table of the board. */
export function cellContent(cell: Cell, robot: Robot): string {
  const isRobotHere = isSameCell(cell, robot)
  if (isSameCell(cell, goal)) return isRobotHere ? 'Robot on the goal' : 'Goal'
  if (isRobotHere) return `Robot, facing ${directionNames[robot.direction]}`
  return isWall(cell) ? 'Wall' : 'Free'
}

/** The whole board, for people who do not see it. */
export function boardInWords(robot: Robot): string {
  const size = lanes.length
  return [
    `Board of ${size} rows and ${size} columns.`,
    `Robot: ${cellName(robot)}, facing ${directionNames[robot.direction]}.`,
    `Goal: ${cellName(goal)}.`,
    `Walls: ${walls.map(cellName).join('; ')}.`,
  ].join(' ')
}
