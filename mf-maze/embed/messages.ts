/**
 * The maze's events for partners: DOM events of `<robot-maze>` and messages of the iframe. Partners' code
 * reads them, so within a major version, names and fields are only added.
 */
import { outcomeTexts } from '../maze/descriptions.ts'
import type { Maze, MazeEvent } from '../maze/maze.ts'
import type { Say } from '../words/say.ts'
import type { RobotMazeEvents } from './public/robot-maze.d.ts'

/** The fields of each event's `detail` except `version`, as in the partners' types. */
export type MazeEventDetails = {
  [Name in keyof RobotMazeEvents]: Omit<RobotMazeEvents[Name]['detail'], 'version'>
}

export type MazeMessage = {
  [Name in keyof MazeEventDetails]: { readonly name: Name; readonly detail: MazeEventDetails[Name] }
}[keyof MazeEventDetails]

export const eventNames = ['maze-ready', 'maze-move', 'maze-outcome', 'maze-resize'] as const

/** The calls that partners can make, and what each does in the game. */
export const eventOfCommand = {
  reset: 'reset',
  moveForward: 'movedForward',
  turnLeft: 'turnedLeft',
  turnRight: 'turnedRight',
} as const satisfies Record<string, MazeEvent['type']>

export type MazeCommand = keyof typeof eventOfCommand

export const isMazeCommand = (name: unknown): name is MazeCommand =>
  typeof name === 'string' && Object.hasOwn(eventOfCommand, name)

/** The events that an action causes. A crash is not a move, and a reset is neither a move nor an outcome. */
export function deriveMazeMessages(before: Maze, after: Maze, say: Say): readonly MazeMessage[] {
  const messages: MazeMessage[] = []
  const position = getPositionDetails(after)
  if (after.program.length > before.program.length) messages.push({ name: 'maze-move', detail: position })
  if (after.status === 'over' && before.status === 'driving') {
    const { outcome } = after
    messages.push({
      name: 'maze-outcome',
      detail: { ...position, outcome, text: say(outcomeTexts[outcome]) },
    })
  }
  return messages
}

export function getPositionDetails({ robot, program }: Maze): MazeEventDetails['maze-move'] {
  return { x: robot.x, y: robot.y, direction: robot.direction, moves: program.length }
}
