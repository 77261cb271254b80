import { goal, isSameCell, isWall, lanes, walls, type Cell, type Robot } from './board.ts'
import type { Language } from './language.ts'
import { hasCrashed, type Maze } from './maze.ts'

/** Rows and columns count from 1, as people do: the goal at x 4, y 0 is in row 1, column 5. */
export function cellName(cell: Cell, language: Language): string {
  return language.cell(cell.y + 1, cell.x + 1)
}

/** One sentence on what the last action did, and where the robot is now. */
export function lastStepInWords(maze: Maze, language: Language): string {
  const { steps, directions, facing } = language
  const step = hasCrashed(maze) ? 'crash' : (maze.program.at(-1) ?? 'none')
  return `${steps[step]} ${facing(directions[maze.robot.direction], cellName(maze.robot, language))}`
}

/** What is in a cell, e.g. for a table of the board. */
export function cellContent(cell: Cell, robot: Robot, { contents, directions }: Language): string {
  const isRobotHere = isSameCell(cell, robot)
  if (isSameCell(cell, goal)) return isRobotHere ? contents.robotOnGoal : contents.goal
  if (isRobotHere) return contents.robot(directions[robot.direction])
  return isWall(cell) ? contents.wall : contents.free
}

/** The whole board, for people who do not see it. */
export function boardInWords(robot: Robot, language: Language): string {
  const nameOf = (cell: Cell) => cellName(cell, language)
  return language.board({
    size: lanes.length,
    robot: nameOf(robot),
    direction: language.directions[robot.direction],
    goal: nameOf(goal),
    walls: walls.map(nameOf),
  })
}
