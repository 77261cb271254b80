import { getCrashedLineIndex, hasEndedWithoutOutcome, type Game, type Notice } from './game.ts'
import { isSameCell, isWall, type Cell } from './level.ts'
import { hasReachedGoal, hasCrashed, type Maze, type Move, type Outcome } from './maze.ts'
import type { Say, Text } from '../words/say.ts'

/** Exactly as in the product specification, point 4. */
export const outcomeTexts = {
  leftTheBoard: 'Crashed! Out of bounds.',
  hitAWall: 'Crashed into a wall!',
  reachedTheGoal: 'Success! The robot reached the goal!',
  ranOutOfMoves: 'Move limit reached. Try again!',
} as const satisfies Record<Outcome, Text>

/** A crash is always a move forward. */
export type LineKind = Move | 'crashed'

export const lineNames = {
  movedForward: 'forward',
  turnedLeft: 'left',
  turnedRight: 'right',
  crashed: 'forward, crash',
} as const satisfies Record<LineKind, Text>

const stepTexts = {
  movedForward: 'Moved forward.',
  turnedLeft: 'Turned left.',
  turnedRight: 'Turned right.',
} as const satisfies Record<Move, Text>

/** By direction. */
const directionNames = ['up', 'right', 'down', 'left'] as const

/** Names a cell. Rows and columns count from 1: the goal at x 4, y 0 is in row 1, column 5. */
export const formatCellName = ({ x, y }: Cell, say: Say): string =>
  say('row {row}, column {column}', { row: y + 1, column: x + 1 })

export function describeLastStep(maze: Maze, say: Say): string {
  const last = maze.program.at(-1)
  const step = hasCrashed(maze) ? 'It stays put.' : last ? stepTexts[last] : 'At the start.'
  return `${say(step)} ${describeRobot(maze, say)}`
}

const describeRobot = ({ robot }: Maze, say: Say): string =>
  say('Facing {direction}, {cell}.', {
    direction: say(directionNames[robot.direction]),
    cell: formatCellName(robot, say),
  })

/**
 * The status text, shown alone or below an outcome. It does not change while a program runs, because screen
 * readers could not keep up with the steps.
 * @param reset the label of the button that starts again
 */
export function describeStatus(game: Game, say: Say, reset: string): string {
  const { mode, maze, lines, isRunning, notice } = game
  const { fewest, limit } = maze.level
  if (isRunning) return say('Running your program.')
  if (hasReachedGoal(maze)) {
    const isShortest = maze.program.length === fewest
    return say(
      isShortest ? '{fewest} moves: the shortest way there is.' : 'The shortest way takes {fewest} moves.',
      { fewest },
    )
  }
  const crashed = getCrashedLineIndex(game)
  if (mode === 'write' && maze.status === 'over' && crashed !== undefined)
    return say('Line {line} crashed. Change a line, or press {reset}.', { line: crashed + 1, reset })
  if (hasEndedWithoutOutcome(game))
    return `${say('The lines end before the goal.')} ${describeRobot(maze, say)}`
  if (notice && notice.type !== 'reset') return describeEdit(notice, game, say)
  if (notice?.wasAtStart) return describeReset(game, say, reset)
  if (mode === 'drive' || notice || maze.status === 'over') return describeLastStep(maze, say)
  const last = lines.at(-1)
  if (!last) return say('Write a program: the robot waits for Run.')
  const line = say('Line {line}: {command}.', { line: lines.length, command: say(lineNames[last]) })
  return lines.length < limit ? line : `${line} ${say('That was the last there is room for.')}`
}

export const describeReset = ({ mode }: Game, say: Say, reset: string): string =>
  say(
    mode === 'write'
      ? '{reset} brings the robot back to the start and keeps your lines.'
      : '{reset} brings the robot back to the start.',
    { reset },
  )

const editTexts = {
  lineChosen: 'Line {line} chosen: a command goes in before it.',
  lineInserted: 'Line {line} is new: {command}.',
  lineTurned: 'Line {line} is now {command}.',
  lineDeleted: 'Line {line} deleted: {command}.',
} as const

function describeEdit(
  notice: Exclude<Notice, { readonly type: 'reset' }>,
  { lines, maze }: Game,
  say: Say,
): string {
  switch (notice.type) {
    case 'choiceEnded':
      return say('No line chosen: a command goes to the end.')
    case 'linesCleared':
      return say('All lines deleted: Undo brings them back.')
    case 'editUndone':
      return say('Undone: the program has {count} line.|Undone: the program has {count} lines.', {
        count: lines.length,
      })
    case 'lineRefused':
      return say('There is room for {limit} lines: delete one first.', { limit: maze.level.limit })
    default:
      return say(editTexts[notice.type], { line: notice.index + 1, command: say(lineNames[notice.move]) })
  }
}

/** Says in drive mode that few moves are left: when there are five, two or one. */
export function describeMovesLeft({ mode, maze }: Game, say: Say): string | undefined {
  const count = maze.level.limit - maze.program.length
  return mode === 'drive' && maze.status === 'driving' && [5, 2, 1].includes(count)
    ? say('{count} move left.|{count} moves left.', { count })
    : undefined
}

export function describeCellContent(cell: Cell, { level, robot }: Maze, say: Say): string {
  const isRobotHere = isSameCell(cell, robot)
  if (isSameCell(cell, level.goal)) return say(isRobotHere ? 'Robot on the goal' : 'Goal')
  if (isRobotHere)
    return say('Robot, facing {direction}', { direction: say(directionNames[robot.direction]) })
  return say(isWall(level, cell) ? 'Wall' : 'Free')
}

export const describeBoard = ({ level, robot }: Maze, say: Say): string =>
  say(
    'Board of {size} rows and {size} columns. Robot: {robot}, facing {direction}. Goal: {goal}. Walls: {walls}.',
    {
      size: level.size,
      robot: formatCellName(robot, say),
      direction: say(directionNames[robot.direction]),
      goal: formatCellName(level.goal, say),
      walls: level.walls.map(wall => formatCellName(wall, say)).join('; '),
    },
  )
