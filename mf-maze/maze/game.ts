import { hasCrashed, mazeReducer, createNewMaze, type Maze, type MazeEvent, type Move } from './maze.ts'
import type { Level } from './level.ts'

/** Two ways to play: drive step by step, or write all lines first and then let the robot run them. */
export type PlayMode = 'drive' | 'write'

/** What a player has done on a board; kept while the tab is open. */
export interface SavedGame {
  readonly mode: PlayMode
  readonly lines: readonly Move[]
  readonly moves: readonly Move[]
}

export interface Game {
  readonly mode: PlayMode
  readonly maze: Maze
  /** The written program; kept while the player drives. */
  readonly lines: readonly Move[]
  readonly isRunning: boolean
  /** The index of the line that the player has chosen to edit; a command goes in before it. */
  readonly chosen?: number | undefined
  /** The program before each edit, the latest at the end. */
  readonly earlier: readonly (readonly Move[])[]
  /** What the player did last, if neither the board nor the last line shows it. */
  readonly notice?: Notice | undefined
}

/** What the status says about an edit; `index` and `move` are those of the edited line. */
export type Notice =
  | {
      readonly type: 'lineChosen' | 'lineInserted' | 'lineTurned' | 'lineDeleted'
      readonly index: number
      readonly move: Move
    }
  | { readonly type: 'choiceEnded' | 'linesCleared' | 'editUndone' | 'lineRefused' }
  | { readonly type: 'reset'; readonly wasAtStart: boolean }

type LineEvent = { readonly type: 'lineChosen' | 'lineTurned' | 'lineDeleted'; readonly index: number }

export type GameEvent =
  | MazeEvent
  | { readonly type: 'modeChosen'; readonly mode: PlayMode }
  | { readonly type: 'levelChosen'; readonly level: Level }
  /** This document, or another one of the tab, had stored a game on this board. */
  | { readonly type: 'recalled'; readonly game: Game }
  | LineEvent
  | { readonly type: 'linesCleared' }
  | { readonly type: 'editUndone' }
  | { readonly type: 'run' }
  /** The time has come for the robot to carry out its next line. */
  | { readonly type: 'stepped' }

export const createNewGame = (level: Level): Game => ({
  mode: 'drive',
  maze: createNewMaze(level),
  lines: [],
  isRunning: false,
  earlier: [],
})

/**
 * Handles an event. In `write` mode, each command adds a line to the program, up to the board's limit of
 * moves. After an outcome, `reset` moves the robot to the start and keeps the program. An edit also moves the
 * robot to the start.
 */
export function gameReducer(game: Game, event: GameEvent): Game {
  const { mode, maze, lines, isRunning, earlier } = game
  const { level } = maze
  const atStart = { ...game, maze: createNewMaze(level), isRunning: false, chosen: undefined }
  switch (event.type) {
    case 'levelChosen':
      return event.level.code === level.code ? game : { ...createNewGame(event.level), mode }
    case 'recalled':
      return event.game
    case 'modeChosen':
      return event.mode === mode ? game : { ...atStart, mode: event.mode, notice: undefined }
    case 'reset':
      return {
        ...game,
        maze: mazeReducer(maze, event),
        isRunning: false,
        notice: { type: 'reset', wasAtStart: maze.status === 'driving' && maze.program.length === 0 },
      }
    case 'stepped':
      return isRunning ? step(game) : game
  }
  if (isRunning) return game
  switch (event.type) {
    case 'lineChosen':
    case 'lineTurned':
    case 'lineDeleted':
      return editLine(game, event)
    case 'linesCleared':
      return lines.length === 0 ? game : { ...edit(game, [], event), chosen: undefined }
    case 'editUndone': {
      const before = earlier.at(-1)
      return before ? { ...atStart, lines: before, earlier: earlier.slice(0, -1), notice: event } : game
    }
  }
  if (maze.status === 'over') return game
  if (event.type === 'run')
    return lines.length === 0 ? game : { ...atStart, isRunning: true, notice: undefined }
  if (mode === 'drive') return { ...game, maze: mazeReducer(maze, event), notice: undefined }
  return writeLine(game, event.type)
}

/** Restores a stored game. An interrupted run is no result, so its robot is at the start again. */
export function recall({ mode, lines, moves }: SavedGame, level: Level): Game {
  const start = createNewGame(level)
  const driven = moves.reduce((maze, type) => mazeReducer(maze, { type }), start.maze)
  const isInterrupted = mode === 'write' && driven.status === 'driving' && moves.length < lines.length
  return {
    ...start,
    mode,
    maze: isInterrupted ? start.maze : driven,
    lines: lines.slice(0, level.limit),
  }
}

const edit = (game: Game, lines: readonly Move[], notice: Notice | undefined): Game => ({
  ...game,
  maze: createNewMaze(game.maze.level),
  lines,
  earlier: [...game.earlier, game.lines],
  notice,
})

/** Adds a line at the end, or before the chosen line, which stays chosen. */
function writeLine(game: Game, move: Move): Game {
  const { lines, chosen, maze } = game
  if (lines.length >= maze.level.limit) return { ...game, notice: { type: 'lineRefused' } }
  if (chosen === undefined) return edit(game, [...lines, move], undefined)
  const inserted = [...lines.slice(0, chosen), move, ...lines.slice(chosen)]
  return {
    ...edit(game, inserted, { type: 'lineInserted', index: chosen, move }),
    chosen: chosen + 1,
  }
}

function editLine(game: Game, { type, index }: LineEvent): Game {
  const { lines, chosen, maze } = game
  const move = lines[index]
  if (!move) return game
  const [before, behind] = [lines.slice(0, index), lines.slice(index + 1)]
  switch (type) {
    case 'lineChosen': {
      const robotAtStart = { ...game, maze: mazeReducer(maze, { type: 'reset' }) }
      return index === chosen
        ? { ...robotAtStart, chosen: undefined, notice: { type: 'choiceEnded' } }
        : { ...robotAtStart, chosen: index, notice: { type, index, move } }
    }
    case 'lineTurned':
      return edit(game, [...before, after[move], ...behind], { type, index, move: after[move] })
    case 'lineDeleted': {
      const left = [...before, ...behind]
      const next = chosen !== undefined && chosen > index ? chosen - 1 : chosen
      return {
        ...edit(game, left, { type, index, move }),
        chosen: next === undefined || left.length === 0 ? undefined : Math.min(next, left.length - 1),
      }
    }
  }
}

/** The new command of a line that the player changes, by its current command. */
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
