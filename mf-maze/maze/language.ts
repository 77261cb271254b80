import type { Mode } from './game.ts'
import type { Move, Outcome } from './maze.ts'

/** Every word of the game in one language; who speaks which is decided outside (LanguageContext.ts). */
export interface Language {
  /** As in `lang` attributes. */
  readonly code: LanguageCode
  readonly title: string
  readonly lead: (limit: number) => string
  readonly boardName: string
  /** Around the keys ↑ and ← →. */
  readonly keys: { readonly before: string; readonly forward: string; readonly turns: string }
  readonly moveCount: (moves: number, limit: number) => string
  readonly outcomes: Readonly<Record<Outcome, string>>
  readonly steps: Readonly<Record<Move | 'none' | 'crash', string>>
  /** After a win: how many moves the shortest way takes, and whether this was it. */
  readonly shortest: (fewest: number, isReached: boolean) => string
  /** Said when few moves are left. */
  readonly movesLeft: (moves: number) => string
  /** By `maker`, which is a link. */
  readonly by: readonly [before: string, after: string]
  /** Up, right, down, left. */
  readonly directions: readonly [string, string, string, string]
  /** Rows and columns count from 1, as people do. */
  readonly cell: (row: number, column: number) => string
  readonly facing: (direction: string, cell: string) => string
  readonly board: (parts: BoardParts) => string
  readonly contents: {
    readonly goal: string
    readonly robotOnGoal: string
    readonly robot: (direction: string) => string
    readonly wall: string
    readonly free: string
  }
  readonly modes: Readonly<Record<Mode | 'name', string>>
  readonly controls: Readonly<Record<Move | 'group' | 'reset' | 'run' | 'takeBack', string>>
  readonly legend: Readonly<Record<'name' | 'robot' | 'goal' | 'wall' | 'free', string>>
  readonly table: {
    readonly summary: string
    readonly row: (number: number) => string
    readonly column: (number: number) => string
  }
  readonly program: Readonly<Record<Move | 'heading' | 'none' | 'crash' | 'crashed' | 'before', string>> & {
    /** On the button that gives a line of the drive before once more. */
    readonly again: (line: number, command: string) => string
  }
  /** Of the program that is written first. */
  readonly writing: Readonly<
    Record<'heading' | 'none' | 'hint' | 'running' | 'endsShort' | 'isFull', string>
  > & {
    readonly line: (line: number, command: string) => string
    /** On the button that is a line. */
    readonly change: (line: number, command: string, hasCrashed: boolean) => string
    /** Which line crashed, and what to do about it. */
    readonly crashed: (line: number, reset: string) => string
  }
}

export const languageCodes = ['en', 'hi'] as const

export type LanguageCode = (typeof languageCodes)[number]

/** For a sentence that describes the whole board. */
export interface BoardParts {
  readonly size: number
  readonly robot: string
  readonly direction: string
  readonly goal: string
  readonly walls: readonly string[]
}
