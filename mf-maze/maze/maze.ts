import { goal, isSameCell, isWall, neighbour, start, type Direction, type Robot } from './board.ts'

/** How many moves a robot has (product specification, point 9). */
export const moveLimit = 20

export type Move = 'movedForward' | 'turnedLeft' | 'turnedRight'

export type MazeEvent =
  | { readonly type: 'movedForward' }
  | { readonly type: 'turnedLeft' }
  | { readonly type: 'turnedRight' }
  | { readonly type: 'reset' }

export type Outcome = 'leftTheBoard' | 'hitAWall' | 'reachedTheGoal' | 'ranOutOfMoves'

/** `program` holds the moves that counted, in order; how many moves were made is its length. */
export type Maze =
  | { readonly status: 'driving'; readonly robot: Robot; readonly program: readonly Move[] }
  | {
      readonly status: 'over'
      readonly robot: Robot
      readonly program: readonly Move[]
      readonly outcome: Outcome
    }

export const newMaze: Maze = { status: 'driving', robot: start, program: [] }

/**
 * What an event makes of the maze (product specification, points 4 and 9). Turns count as moves. A crash counts as none and
 * leaves the robot where it was. After any outcome only `reset` has an effect; everything else returns the maze it was given.
 */
export function mazeReducer(maze: Maze, event: MazeEvent): Maze {
  if (event.type === 'reset') return newMaze
  if (maze.status === 'over') return maze
  const { robot } = maze
  const program = [...maze.program, event.type]
  switch (event.type) {
    case 'turnedLeft':
      return judge({ ...robot, direction: leftOf[robot.direction] }, program)
    case 'turnedRight':
      return judge({ ...robot, direction: rightOf[robot.direction] }, program)
    case 'movedForward': {
      const ahead = neighbour(robot, robot.direction)
      if (!ahead) return { ...maze, status: 'over', outcome: 'leftTheBoard' }
      if (isWall(ahead)) return { ...maze, status: 'over', outcome: 'hitAWall' }
      return judge({ ...ahead, direction: robot.direction }, program)
    }
  }
}

const leftOf = [3, 0, 1, 2] as const satisfies Record<Direction, Direction>
const rightOf = [1, 2, 3, 0] as const satisfies Record<Direction, Direction>

/** The goal is looked at first: the twentieth move may be the one that reaches it. */
function judge(robot: Robot, program: readonly Move[]): Maze {
  if (isSameCell(robot, goal)) return { status: 'over', robot, program, outcome: 'reachedTheGoal' }
  if (program.length >= moveLimit) return { status: 'over', robot, program, outcome: 'ranOutOfMoves' }
  return { status: 'driving', robot, program }
}

/** Whether the maze ended with the robot driving into something. */
export function hasCrashed(maze: Maze): boolean {
  return maze.status === 'over' && (maze.outcome === 'leftTheBoard' || maze.outcome === 'hitAWall')
}

/** Whether the robot stands on the goal. */
export function hasArrived(maze: Maze): boolean {
  return maze.status === 'over' && maze.outcome === 'reachedTheGoal'
}
