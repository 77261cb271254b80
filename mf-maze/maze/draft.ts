import { hasCrashed, mazeReducer, moveLimit, newMaze, type Maze, type MazeEvent, type Move } from './maze.ts'

/** The second challenge: all lines are written first, and then the robot runs them, with nobody to help it. */
export interface Drafted {
  readonly maze: Maze
  readonly lines: readonly Move[]
  readonly status: 'writing' | 'running' | 'ran'
}

export type DraftEvent =
  | MazeEvent
  | { readonly type: 'lineTurned'; readonly index: number }
  | { readonly type: 'lineTakenBack' }
  | { readonly type: 'run' }
  /** The robot carries out its next line. */
  | { readonly type: 'stepped' }

export const newDraft: Drafted = { maze: newMaze, lines: [], status: 'writing' }

/**
 * What an event makes of program and robot. Commands become lines, as many as there are moves; whoever changes a line after a run that
 * led nowhere has the robot back at the start. After an outcome only `reset` has an effect: it keeps the lines, and which one crashed.
 */
export function draftReducer(draft: Drafted, event: DraftEvent): Drafted {
  const { maze, lines, status } = draft
  if (event.type === 'reset') return { maze: mazeReducer(maze, event), lines, status: 'writing' }
  if (event.type === 'stepped') return status === 'running' ? step(draft) : draft
  if (status === 'running' || maze.status === 'over') return draft
  switch (event.type) {
    case 'run':
      return lines.length === 0 ? draft : { maze: newMaze, lines, status: 'running' }
    case 'lineTakenBack':
      return { ...newDraft, lines: lines.slice(0, -1) }
    case 'lineTurned':
      return { ...newDraft, lines: lines.map((line, at) => (at === event.index ? after[line] : line)) }
    default:
      return lines.length < moveLimit ? { ...newDraft, lines: [...lines, event.type] } : draft
  }
}

/** Which line the last run crashed in, counted from 0; nothing once a line has been changed. */
export function crashedLine({ maze }: Drafted): number | undefined {
  if (hasCrashed(maze)) return maze.program.length
  return maze.before?.hasCrashed ? maze.before.program.length : undefined
}

/** A press on a line makes it the next of the three commands. */
const after = {
  movedForward: 'turnedLeft',
  turnedLeft: 'turnedRight',
  turnedRight: 'movedForward',
} as const satisfies Record<Move, Move>

function step({ maze, lines }: Drafted): Drafted {
  const line = lines[maze.program.length]
  const moved = line ? mazeReducer(maze, { type: line }) : maze
  const isLast = moved.status === 'over' || moved.program.length >= lines.length
  return { maze: moved, lines, status: isLast ? 'ran' : 'running' }
}
