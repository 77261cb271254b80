import type { Mode } from './game.ts'
import type { Move, Outcome } from './maze.ts'

/** All text of the game in one language; LanguageContext.ts chooses the language. */
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
  /** After a win: the length of the shortest path, and whether the player found it. */
  readonly shortest: (fewest: number, isReached: boolean) => string
  /** Announced when few moves are left. */
  readonly movesLeft: (moves: number) => string
  /** By `maker`, which is a link. */
  readonly by: readonly [before: string, after: string]
  /** Up, right, down, left. */
  readonly directions: readonly [string, string, string, string]
  /** Rows and columns count from 1. */
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
    /** On the button that repeats a step of the last try. */
    readonly again: (line: number, command: string) => string
  }
  /** For write mode. */
  readonly writing: Readonly<
    Record<'heading' | 'none' | 'hint' | 'running' | 'endsShort' | 'isFull', string>
  > & {
    readonly line: (line: number, command: string) => string
    /** Label of a line, which is a button. */
    readonly change: (line: number, command: string, hasCrashed: boolean) => string
    /** Which line crashed, and how to continue. */
    readonly crashed: (line: number, reset: string) => string
  }
}

export const languageCodes = ['en', 'hi'] as const

export type LanguageCode = (typeof languageCodes)[number]

/** For a sentence about the whole board. */
export interface BoardParts {
  readonly size: number
  readonly robot: string
  readonly direction: string
  readonly goal: string
  readonly walls: readonly string[]
}
