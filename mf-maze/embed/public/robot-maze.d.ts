/**
 * Types of `<robot-maze>`, version {{version}}. Put this file next to your sources; TypeScript then knows the
 * element, its properties and its events. For JSX see the last lines.
 */
export interface RobotMaze extends HTMLElement {
  /** `auto` (default) follows the page: its background, or its colour scheme if it has no background. */
  theme: 'auto' | 'light' | 'dark'
  /**
   * Any CSS colour for buttons and other controls; by default the page's `accent-color` or the maze's own.
   */
  accent: string
  /** Whether moves make sounds; false by default. */
  sound: boolean
  /** `en` or `hi`; empty (default) follows the page, and is English if the page has another language. */
  lang: string
  /** Label of the reset button, at most 40 letters; empty (default) for the word in the maze's language. */
  resetLabel: string
  /** Level of the headings in the maze; 2 by default. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6
  /** A number such as `7`, or the code of a board built on the maze's page; empty (default) for the first. */
  board: string
  /** The robot goes back to the start. */
  reset(): void
  moveForward(): void
  turnLeft(): void
  turnRight(): void
}

export interface RobotMazePosition {
  /** Version of the maze. */
  readonly version: string
  /** Column, from 0 at the left. */
  readonly x: number
  /** Row, from 0 at the top. */
  readonly y: number
  /** The robot's direction: 0 is up, 1 right, 2 down, 3 left. */
  readonly direction: 0 | 1 | 2 | 3
  readonly moves: number
}

export interface RobotMazeOutcome extends RobotMazePosition {
  readonly outcome: 'leftTheBoard' | 'hitAWall' | 'reachedTheGoal' | 'ranOutOfMoves'
  /** The sentence that the player reads. */
  readonly text: string
}

export interface RobotMazeSize {
  readonly version: string
  /** The element's width in CSS px. */
  readonly width: number
  /** The element's height in CSS px. */
  readonly height: number
}

/** The maze's events. All of them bubble, also out of shadow trees. */
export interface RobotMazeEvents {
  /** The game has loaded and can be played. */
  'maze-ready': CustomEvent<RobotMazePosition>
  /** A move has been counted. Turns count as moves, crashes do not. */
  'maze-move': CustomEvent<RobotMazePosition>
  /** The game has ended. Only `reset()` starts it again. */
  'maze-outcome': CustomEvent<RobotMazeOutcome>
  'maze-resize': CustomEvent<RobotMazeSize>
}

declare global {
  interface HTMLElementTagNameMap {
    'robot-maze': RobotMaze
  }
  interface HTMLElementEventMap extends RobotMazeEvents {}
}

/**
 * For JSX with React, in a file such as jsx.d.ts:
 *
 *     import type { DetailedHTMLProps, HTMLAttributes } from 'react'
 *     import type { RobotMaze, RobotMazeAttributes } from './robot-maze'
 *
 *     declare module 'react' {
 *       namespace JSX {
 *         interface IntrinsicElements {
 *           'robot-maze': DetailedHTMLProps<HTMLAttributes<RobotMaze> & RobotMazeAttributes, RobotMaze>
 *         }
 *       }
 *     }
 */
export interface RobotMazeAttributes {
  theme?: 'auto' | 'light' | 'dark'
  accent?: string
  lang?: 'en' | 'hi'
  sound?: boolean | ''
  'reset-label'?: string
  'heading-level'?: 1 | 2 | 3 | 4 | 5 | 6 | '1' | '2' | '3' | '4' | '5' | '6'
  board?: string | number
}
