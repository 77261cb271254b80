import { goal, isSameCell, isWall, neighbour, start, type Direction, type Robot } from './board.ts'

/** How many moves a robot has (product specification, point 9). */
export const moveLimit = 20

/** As few as there can be; the test looks for fewer. */
export const fewestMoves = 9

export type Move = 'movedForward' | 'turnedLeft' | 'turnedRight'

export type MazeEvent =
  | { readonly type: 'movedForward' }
  | { readonly type: 'turnedLeft' }
  | { readonly type: 'turnedRight' }
  | { readonly type: 'reset' }

export type Outcome = 'leftTheBoard' | 'hitAWall' | 'reachedTheGoal' | 'ranOutOfMoves'

interface Drive {
  readonly robot: Robot
  /** The moves that counted, in order; how many moves were made is its length. */
  readonly program: readonly Move[]
  /** What the last drive that came to an end was like, to be mended after a reset. */
  readonly before?: LastDrive | undefined
}

export type Maze =
  (Drive & { readonly status: 'driving' }) | (Drive & { readonly status: 'over'; readonly outcome: Outcome })

export interface LastDrive {
  readonly program: readonly Move[]
  /** The line after the program's last one, a move forward, ended in a crash. */
  readonly hasCrashed: boolean
}

export const newMaze: Maze = { status: 'driving', robot: start, program: [] }

/**
 * What an event makes of the maze (product specification, points 4 and 9). Turns count as moves. A crash counts as none and
 * leaves the robot where it was. After any outcome only `reset` has an effect; everything else returns the maze it was given.
 */
export function mazeReducer(maze: Maze, event: MazeEvent): Maze {
  if (event.type === 'reset') return startAgain(maze)
  if (maze.status === 'over') return maze
  const { robot, before } = maze
  const program = [...maze.program, event.type]
  switch (event.type) {
    case 'turnedLeft':
      return judge({ robot: { ...robot, direction: leftOf[robot.direction] }, program, before })
    case 'turnedRight':
      return judge({ robot: { ...robot, direction: rightOf[robot.direction] }, program, before })
    case 'movedForward': {
      const ahead = neighbour(robot, robot.direction)
      if (!ahead) return { ...maze, status: 'over', outcome: 'leftTheBoard' }
      if (isWall(ahead)) return { ...maze, status: 'over', outcome: 'hitAWall' }
      return judge({ robot: { ...ahead, direction: robot.direction }, program, before })
    }
  }
}

const leftOf = [3, 0, 1, 2] as const satisfies Record<Direction, Direction>
const rightOf = [1, 2, 3, 0] as const satisfies Record<Direction, Direction>

/** The goal is looked at first: the twentieth move may be the one that reaches it. */
function judge(drive: Drive): Maze {
  if (isSameCell(drive.robot, goal)) return { ...drive, status: 'over', outcome: 'reachedTheGoal' }
  if (drive.program.length >= moveLimit) return { ...drive, status: 'over', outcome: 'ranOutOfMoves' }
  return { ...drive, status: 'driving' }
}

/** A drive that was broken off teaches nothing: the one before it stays. */
function startAgain(maze: Maze): Maze {
  const before =
    maze.status === 'over' ? { program: maze.program, hasCrashed: hasCrashed(maze) } : maze.before
  return { ...newMaze, before }
}

/** The line that comes next in the drive before this one; nothing where that one ended or crashed. */
export function nextLineOfBefore(maze: Maze): Move | undefined {
  return maze.status === 'driving' ? maze.before?.program[maze.program.length] : undefined
}

/** Whether the maze ended with the robot driving into something. */
export function hasCrashed(maze: Maze): boolean {
  return maze.status === 'over' && (maze.outcome === 'leftTheBoard' || maze.outcome === 'hitAWall')
}

/** Whether the robot stands on the goal. */
export function hasArrived(maze: Maze): boolean {
  return maze.status === 'over' && maze.outcome === 'reachedTheGoal'
}
