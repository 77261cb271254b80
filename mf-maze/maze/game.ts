import { hasCrashed, mazeReducer, createNewMaze, type Maze, type MazeEvent, type Move } from './maze.ts'
import type { Level } from './level.ts'

/** Two ways to play: drive step by step, or write all lines first and then let the robot run them. */
export type PlayMode = 'drive' | 'write'

/** What a player has done on a board; kept while the tab is open. */
export interface SavedGame {
  readonly mode: PlayMode
  readonly lines: readonly Move[]
  /** The moves driven so far. */
  readonly moves: readonly Move[]
}

export interface Game {
  readonly mode: PlayMode
  readonly maze: Maze
  /** The written program; kept while the player drives. */
  readonly lines: readonly Move[]
  readonly isRunning: boolean
}

export type GameEvent =
  | MazeEvent
  | { readonly type: 'modeChosen'; readonly mode: PlayMode }
  | { readonly type: 'levelChosen'; readonly level: Level }
  /** This document, or another one of the tab, had stored a game on this board. */
  | { readonly type: 'recalled'; readonly kept: SavedGame }
  | { readonly type: 'lineTurned'; readonly index: number }
  | { readonly type: 'lineTakenBack' }
  | { readonly type: 'run' }
  /** The time has come for the robot to carry out its next line. */
  | { readonly type: 'stepped' }

export const createNewGame = (level: Level): Game => ({
  mode: 'drive',
  maze: createNewMaze(level),
  lines: [],
  isRunning: false,
})

/**
 * Handles an event. In `write` mode, each command adds a line to the program, up to the board's limit of
 * moves. After an outcome, `reset` moves the robot to the start and keeps the program. A change of a line
 * also moves the robot to the start.
 */
export function gameReducer(game: Game, event: GameEvent): Game {
  const { mode, maze, lines, isRunning } = game
  const { level } = maze
  const atStart = { ...game, maze: createNewMaze(level), isRunning: false }
  switch (event.type) {
    case 'levelChosen':
      return event.level.code === level.code ? game : { ...createNewGame(event.level), mode }
    case 'recalled': {
      const { kept } = event
      const driven = kept.moves.reduce((before, type) => mazeReducer(before, { type }), createNewMaze(level))
      return {
        ...createNewGame(level),
        mode: kept.mode,
        maze: driven,
        lines: kept.lines.slice(0, level.limit),
      }
    }
    case 'modeChosen':
      return event.mode === mode ? game : { ...atStart, mode: event.mode }
    case 'reset':
      return { ...game, maze: mazeReducer(maze, event), isRunning: false }
    case 'stepped':
      return isRunning ? step(game) : game
    case 'lineTurned':
      if (isRunning) return game
      return { ...atStart, lines: lines.map((line, at) => (at === event.index ? after[line] : line)) }
  }
  if (isRunning || maze.status === 'over') return game
  switch (event.type) {
    case 'run':
      return lines.length === 0 ? game : { ...atStart, isRunning: true }
    case 'lineTakenBack':
      return { ...atStart, lines: lines.slice(0, -1) }
    default:
      if (mode === 'drive') return { ...game, maze: mazeReducer(maze, event) }
      return lines.length < level.limit ? { ...atStart, lines: [...lines, event.type] } : game
  }
}

/** The new command of a line, by its current command, when the player presses the line. */
const after = {
  movedForward: 'turnedLeft',
  turnedLeft: 'turnedRight',
  turnedRight: 'movedForward',
} as const satisfies Record<Move, Move>

function step(game: Game): Game {
  const { maze, lines } = game
  const line = lines[maze.program.length]
  const moved = line ? mazeReducer(maze, { type: line }) : maze
  const isLast = moved.status === 'over' || moved.program.length >= lines.length
  return { ...game, maze: moved, isRunning: !isLast }
}

/** Whether the program has ended without an outcome, such as the goal or a crash. */
export const hasEndedWithoutOutcome = ({ mode, maze, isRunning }: Game): boolean =>
  mode === 'write' && !isRunning && maze.status === 'driving' && maze.program.length > 0

/** The index of the line in which the last run crashed, from 0; undefined once a line has changed. */
export function getCrashedLineIndex({ maze }: Game): number | undefined {
  if (hasCrashed(maze)) return maze.program.length
  return maze.before?.hasCrashed ? maze.before.program.length : undefined
}

/** The index of the line to highlight: the line that crashed, or else the last line carried out. */
export function getHighlightedLineIndex(game: Game): number | undefined {
  const { length } = game.maze.program
  return getCrashedLineIndex(game) ?? (length > 0 ? length - 1 : undefined)
}
