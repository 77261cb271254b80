import { getCrashedLineIndex, hasEndedWithoutOutcome, type Game, type Notice } from './game.ts'
import { isSameCell, isWall, type Cell } from './level.ts'
import type { Language } from './language.ts'
import { hasReachedGoal, hasCrashed, type Maze } from './maze.ts'

/** Names a cell. Rows and columns count from 1: the goal at x 4, y 0 is in row 1, column 5. */
export function formatCellName(cell: Cell, language: Language): string {
  return language.cell(cell.y + 1, cell.x + 1)
}

/** Says in one sentence what the last action did, and where the robot is now. */
export function describeLastStep(maze: Maze, language: Language): string {
  const step = hasCrashed(maze) ? 'crash' : (maze.program.at(-1) ?? 'none')
  return `${language.steps[step]} ${describeRobot(maze, language)}`
}

const describeRobot = ({ robot }: Maze, language: Language): string =>
  language.facing(language.directions[robot.direction], formatCellName(robot, language))

/**
 * The status text, shown alone or below an outcome. It does not change while a program runs, because screen
 * readers could not keep up with the steps.
 * @param reset the label of the button that starts again
 */
export function describeStatus(game: Game, language: Language, reset: string): string {
  const { mode, maze, lines, isRunning, notice } = game
  const { writing, program } = language
  const { fewest, limit } = maze.level
  if (isRunning) return writing.running
  if (hasReachedGoal(maze)) return language.shortest(fewest, maze.program.length === fewest)
  const crashed = getCrashedLineIndex(game)
  if (mode === 'write' && maze.status === 'over' && crashed !== undefined)
    return writing.crashed(crashed + 1, reset)
  if (hasEndedWithoutOutcome(game)) return `${writing.endsShort} ${describeRobot(maze, language)}`
  if (notice && notice.type !== 'reset') return describeEdit(notice, game, language)
  if (notice?.wasAtStart) return language.controls.resets(reset, mode === 'write')
  if (mode === 'drive' || notice || maze.status === 'over') return describeLastStep(maze, language)
  const last = lines.at(-1)
  if (!last) return writing.none
  const line = writing.line(lines.length, program[last])
  return lines.length < limit ? line : `${line} ${writing.isFull}`
}

function describeEdit(
  notice: Exclude<Notice, { readonly type: 'reset' }>,
  { lines, maze }: Game,
  { writing, program }: Language,
): string {
  switch (notice.type) {
    case 'choiceEnded':
    case 'linesCleared':
      return writing[notice.type]
    case 'editUndone':
      return writing.editUndone(lines.length)
    case 'lineRefused':
      return writing.lineRefused(maze.level.limit)
    default:
      return writing.edited[notice.type](notice.index + 1, program[notice.move])
  }
}

/** Says in drive mode that few moves are left: when there are five, two or one. */
export function describeMovesLeft({ mode, maze }: Game, { movesLeft }: Language): string | undefined {
  const left = maze.level.limit - maze.program.length
  return mode === 'drive' && maze.status === 'driving' && [5, 2, 1].includes(left)
    ? movesLeft(left)
    : undefined
}

/** Says what is in a cell, e.g. for a table of the board. */
export function describeCellContent(
  cell: Cell,
  { level, robot }: Maze,
  { contents, directions }: Language,
): string {
  const isRobotHere = isSameCell(cell, robot)
  if (isSameCell(cell, level.goal)) return isRobotHere ? contents.robotOnGoal : contents.goal
  if (isRobotHere) return contents.robot(directions[robot.direction])
  return isWall(level, cell) ? contents.wall : contents.free
}

export function describeBoard({ level, robot }: Maze, language: Language): string {
  const nameOf = (cell: Cell) => formatCellName(cell, language)
  return language.board({
    size: level.size,
    robot: nameOf(robot),
    direction: language.directions[robot.direction],
    goal: nameOf(level.goal),
    walls: level.walls.map(nameOf),
  })
}
