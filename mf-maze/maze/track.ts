import type { Cell } from './board.ts'
import { mazeReducer, newMaze, type Move } from './maze.ts'

/**
 * How many quarter turns a program makes clockwise, all in all; negative when more go left. A drawing needs the sum, because a
 * robot that turns right from facing left (3) must go on to 4, not spin back to 0.
 */
export function quarterTurns(program: readonly Move[]): number {
  return count(program, 'turnedRight') - count(program, 'turnedLeft')
}

/** The cells a program drives through, in order, from the start on. */
export function cellsDriven(program: readonly Move[]): readonly Cell[] {
  const driven: Cell[] = [newMaze.robot]
  let maze = newMaze
  for (const move of program) {
    maze = mazeReducer(maze, { type: move })
    if (move === 'movedForward') driven.push(maze.robot)
  }
  return driven
}

function count(program: readonly Move[], wanted: Move): number {
  return program.filter(move => move === wanted).length
}
