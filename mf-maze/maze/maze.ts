import { isSameCell, isWall, leftOf, neighbour, rightOf, type Cell, type Level, type Robot } from './level.ts'

const moves = ['movedForward', 'turnedLeft', 'turnedRight'] as const

export type Move = (typeof moves)[number]

export const isMove = (value: unknown): value is Move => moves.some(move => move === value)

export type MazeEvent = { readonly type: Move } | { readonly type: 'reset' }

export type Outcome = 'leftTheBoard' | 'hitAWall' | 'reachedTheGoal' | 'ranOutOfMoves'

interface Drive {
  readonly level: Level
  readonly robot: Robot
  /** The moves that counted, in order; how many moves were made is its length. */
  readonly program: readonly Move[]
  /** What the last drive that came to an end was like, to be mended after a reset. */
  readonly before?: LastDrive | undefined
}

export type Maze =
  | (Drive & { readonly status: 'driving' })
  | (Drive & { readonly status: 'over'; readonly outcome: Outcome })

export interface LastDrive {
  readonly program: readonly Move[]
  /** The line after the program's last one, a move forward, ended in a crash. */
  readonly hasCrashed: boolean
}

export const newMaze = (level: Level): Maze => ({ level, status: 'driving', robot: level.start, program: [] })

/**
 * What an event makes of the maze (product specification, points 4 and 9). Turns count as moves. A crash counts as none and
 * leaves the robot where it was. After any outcome only `reset` has an effect; everything else returns the maze it was given.
 */
export function mazeReducer(maze: Maze, event: MazeEvent): Maze {
  if (event.type === 'reset') return startAgain(maze)
  if (maze.status === 'over') return maze
  const { level, robot } = maze
  const program = [...maze.program, event.type]
  switch (event.type) {
    case 'turnedLeft':
      return judge({ ...maze, robot: { ...robot, direction: leftOf[robot.direction] }, program })
    case 'turnedRight':
      return judge({ ...maze, robot: { ...robot, direction: rightOf[robot.direction] }, program })
    case 'movedForward': {
      const ahead = neighbour(level, robot, robot.direction)
      if (!ahead) return { ...maze, status: 'over', outcome: 'leftTheBoard' }
      if (isWall(level, ahead)) return { ...maze, status: 'over', outcome: 'hitAWall' }
      return judge({ ...maze, robot: { ...ahead, direction: robot.direction }, program })
    }
  }
}

/** The goal is looked at first: the last move may be the one that reaches it. */
function judge(drive: Drive): Maze {
  const { level, robot, program } = drive
  if (isSameCell(robot, level.goal)) return { ...drive, status: 'over', outcome: 'reachedTheGoal' }
  if (program.length >= level.limit) return { ...drive, status: 'over', outcome: 'ranOutOfMoves' }
  return { ...drive, status: 'driving' }
}

/** A drive that was broken off teaches nothing: the one before it stays. */
function startAgain(maze: Maze): Maze {
  const before =
    maze.status === 'over' ? { program: maze.program, hasCrashed: hasCrashed(maze) } : maze.before
  return { ...newMaze(maze.level), before }
}

/** The line that comes next in the drive before this one; nothing where that one ended or crashed. */
export function nextLineOfBefore(maze: Maze): Move | undefined {
  return maze.status === 'driving' ? maze.before?.program[maze.program.length] : undefined
}

/**
 * What stands behind the lines of this drive: those of the one before that have not been driven again, and the line that crashed, which
 * is part of no program.
 */
export function linesLeft(maze: Maze): LastDrive {
  const driven = maze.program.length
  if (maze.status === 'over') return { program: [], hasCrashed: hasCrashed(maze) }
  const { program, hasCrashed: crashed } = maze.before ?? { program: [], hasCrashed: false }
  return { program: program.slice(driven), hasCrashed: crashed && driven <= program.length }
}

/** Whether the maze ended with the robot driving into something. */
export function hasCrashed(maze: Maze): boolean {
  return maze.status === 'over' && (maze.outcome === 'leftTheBoard' || maze.outcome === 'hitAWall')
}

/** Whether the robot stands on the goal. */
export function hasArrived(maze: Maze): boolean {
  return maze.status === 'over' && maze.outcome === 'reachedTheGoal'
}

/** The cells a program drives through, in order, from the start on. */
export function cellsDriven({ level, program }: Maze): readonly Cell[] {
  let maze = newMaze(level)
  return [maze.robot, ...program.map(move => (maze = mazeReducer(maze, { type: move })).robot)]
}

/**
 * How many quarter turns a program makes clockwise, all in all; negative when more go left. A drawing needs the sum, because a
 * robot that turns right from facing left (3) must go on to 4, not spin back to 0.
 */
export function quarterTurns(program: readonly Move[]): number {
  const count = (wanted: Move) => program.filter(move => move === wanted).length
  return count('turnedRight') - count('turnedLeft')
}
