import type { PlayMode } from './game.ts'
import type { Move, Outcome } from './maze.ts'

/** All text of the game in one language. LanguageContext.ts provides the language in use. */
export interface Language {
  /** The language's code, as in `lang` attributes. */
  readonly code: LanguageCode
  readonly title: string
  readonly lead: (limit: number) => string
  readonly boardName: string
  /**
   * The parts of the sentence about the arrow keys: `before` the keys, `forward` after ↑, and `turns` after ←
   * →.
   */
  readonly keys: { readonly before: string; readonly forward: string; readonly turns: string }
  readonly moveCount: (moves: number, limit: number) => string
  readonly outcomes: Readonly<Record<Outcome, string>>
  readonly steps: Readonly<Record<Move | 'none' | 'crash', string>>
  /** Says after a win how long the shortest path is, and whether the player found it. */
  readonly shortest: (fewest: number, isReached: boolean) => string
  /** The button that goes on after a win. */
  readonly nextBoard: string
  /** What screen readers announce when few moves are left. */
  readonly movesLeft: (moves: number) => string
  /** The text before and the text after the company's name, which is a link. */
  readonly by: readonly [before: string, after: string]
  /** The names of up, right, down and left. */
  readonly directions: readonly [string, string, string, string]
  /** The name of a cell; rows and columns count from 1. */
  readonly cell: (row: number, column: number) => string
  readonly facing: (direction: string, cell: string) => string
  readonly board: (parts: BoardDescription) => string
  readonly contents: {
    readonly goal: string
    readonly robotOnGoal: string
    readonly robot: (direction: string) => string
    readonly wall: string
    readonly free: string
  }
  readonly modes: Readonly<Record<PlayMode | 'name', string>>
  readonly controls: Readonly<Record<Move | 'group' | 'reset' | 'run', string>> & {
    /** What the button `reset` does: the tooltip, and what the status says at the start. */
    readonly resets: (reset: string, hasLines: boolean) => string
  }
  readonly legend: Readonly<Record<'name' | 'robot' | 'goal' | 'wall' | 'free', string>>
  readonly table: {
    readonly summary: string
    readonly row: (number: number) => string
    readonly column: (number: number) => string
  }
  readonly program: Readonly<Record<Move | 'heading' | 'none' | 'crash' | 'crashed' | 'before', string>> & {
    /** The label of the button that repeats one step of the last try. */
    readonly again: (line: number, command: string) => string
  }
  /** The texts of write mode. */
  readonly writing: Readonly<
    Record<'heading' | 'none' | 'hint' | 'running' | 'endsShort' | 'isFull', string>
  > & {
    readonly line: (line: number, command: string) => string
    /** The accessible name of the button that chooses one line of the program. */
    readonly choose: (line: number, command: string, hasCrashed: boolean) => string
    /** Says in which line the robot crashed, and how to continue. */
    readonly crashed: (line: number, reset: string) => string
    /** The names of the tools that edit the program, and of their group. */
    readonly tools: Readonly<Record<'group' | 'change' | 'delete' | 'clear' | 'undo', string>>
    /** What the status says after an edit of one line. */
    readonly edited: Readonly<
      Record<
        'lineChosen' | 'lineInserted' | 'lineTurned' | 'lineDeleted',
        (line: number, command: string) => string
      >
    >
    readonly choiceEnded: string
    readonly linesCleared: string
    readonly editUndone: (lines: number) => string
    /** What the status says about a command for which the program has no room. */
    readonly lineRefused: (limit: number) => string
  }
}

export const languageCodes = ['en', 'hi'] as const

export type LanguageCode = (typeof languageCodes)[number]

/** The parts of a sentence about the whole board. */
export interface BoardDescription {
  readonly size: number
  readonly robot: string
  readonly direction: string
  readonly goal: string
  readonly walls: readonly string[]
}
