import {
  getNeighbourCell,
  isSameCell,
  isWall,
  turnRobot,
  type Cell,
  type Level,
  type Robot,
} from './level.ts'

const moves = ['movedForward', 'turnedLeft', 'turnedRight'] as const

export type Move = (typeof moves)[number]

export const isMove = (value: unknown): value is Move => moves.some(move => move === value)

export type MazeEvent = { readonly type: Move } | { readonly type: 'reset' }

export type Outcome = 'leftTheBoard' | 'hitAWall' | 'reachedTheGoal' | 'ranOutOfMoves'

interface Drive {
  readonly level: Level
  readonly robot: Robot
  /** The moves made so far that count towards the limit, in order. */
  readonly program: readonly Move[]
  /** The last drive that had an outcome. After a reset, players can repeat and correct that drive. */
  readonly before?: LastDrive | undefined
}

export type Maze =
  | (Drive & { readonly status: 'driving' })
  | (Drive & { readonly status: 'over'; readonly outcome: Outcome })

export interface LastDrive {
  readonly program: readonly Move[]
  /** Whether the drive ended in a crash. `program` does not contain the move that crashed. */
  readonly hasCrashed: boolean
}

export const createNewMaze = (level: Level): Maze => ({
  level,
  status: 'driving',
  robot: level.start,
  program: [],
})

/**
 * Handles an event (product specification, points 4 and 9). Turns count as moves. A crash does not count, and
 * the robot stays where it was. After an outcome, only `reset` has an effect.
 */
export function mazeReducer(maze: Maze, event: MazeEvent): Maze {
  if (event.type === 'reset') return startAgain(maze)
  if (maze.status === 'over') return maze
  const { level, robot } = maze
  const program = [...maze.program, event.type]
  if (event.type !== 'movedForward') return judge({ ...maze, robot: turnRobot(robot, event.type), program })
  const ahead = getNeighbourCell(level, robot, robot.direction)
  if (!ahead) return { ...maze, status: 'over', outcome: 'leftTheBoard' }
  if (isWall(level, ahead)) return { ...maze, status: 'over', outcome: 'hitAWall' }
  return judge({ ...maze, robot: { ...ahead, direction: robot.direction }, program })
}

/** Finds the outcome. Checks the goal before the limit, because the last allowed move may reach the goal. */
function judge(drive: Drive): Maze {
  const { level, robot, program } = drive
  if (isSameCell(robot, level.goal)) return { ...drive, status: 'over', outcome: 'reachedTheGoal' }
  if (program.length >= level.limit) return { ...drive, status: 'over', outcome: 'ranOutOfMoves' }
  return { ...drive, status: 'driving' }
}

/** Resets the robot. Only a drive with an outcome becomes the last drive. */
function startAgain(maze: Maze): Maze {
  const before =
    maze.status === 'over' ? { program: maze.program, hasCrashed: hasCrashed(maze) } : maze.before
  return { ...createNewMaze(maze.level), before }
}

/** The next step of the last drive; undefined if it has none (a crash is not repeated), or this one ended. */
export function getNextReplayStep(maze: Maze): Move | undefined {
  return maze.status === 'driving' ? maze.before?.program[maze.program.length] : undefined
}

/** The steps of the last drive that are not repeated yet, and whether a crash follows them. */
export function getRemainingSteps(maze: Maze): LastDrive {
  const driven = maze.program.length
  if (maze.status === 'over') return { program: [], hasCrashed: hasCrashed(maze) }
  const { program, hasCrashed: crashed } = maze.before ?? { program: [], hasCrashed: false }
  return { program: program.slice(driven), hasCrashed: crashed && driven <= program.length }
}

export function hasCrashed(maze: Maze): boolean {
  return maze.status === 'over' && (maze.outcome === 'leftTheBoard' || maze.outcome === 'hitAWall')
}

export function hasReachedGoal(maze: Maze): boolean {
  return maze.status === 'over' && maze.outcome === 'reachedTheGoal'
}

/** The cells on the robot's path, in order, beginning with the start. */
export function listVisitedCells({ level, program }: Maze): readonly Cell[] {
  let maze = createNewMaze(level)
  return [maze.robot, ...program.map(move => (maze = mazeReducer(maze, { type: move })).robot)]
}

/**
 * The sum of a program's clockwise quarter turns; negative if more turns go left. Drawings need the sum: a
 * robot that turns right from facing left (3) must go on to 4, not spin back to 0.
 */
export function sumQuarterTurns(program: readonly Move[]): number {
  const count = (wanted: Move) => program.filter(move => move === wanted).length
  return count('turnedRight') - count('turnedLeft')
}
