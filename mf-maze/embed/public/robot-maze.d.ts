/**
 * Types of `<robot-maze>` and `<robot-maze-frame>`, version {{version}}. Put this file next to your sources;
 * TypeScript then knows the elements, their properties and their events. For JSX see the last lines.
 */
export interface RobotMaze extends HTMLElement {
  /** `auto` (default) follows the page: its background, or else its colour scheme. */
  theme: 'auto' | 'light' | 'dark'
  /** Any CSS colour for what can be pressed; by default the page's `accent-color`, or else the maze's own. */
  accent: string
  /** Off by default. */
  sound: boolean
  /** `en` or `hi`; empty (default) follows the page, and is English if the page has another language. */
  lang: string
  /** Label of the reset button, at most 40 letters; empty (default) for the language's own word. */
  resetLabel: string
  /** Rank of the headings in the maze; 2 by default. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6
  /** Another board: the code of one that was built on the maze's page; empty (default) for the first one. */
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
  /** 0 up, 1 right, 2 down, 3 left */
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
  /** CSS px */
  readonly width: number
  /** CSS px */
  readonly height: number
}

/** All of them bubble, also out of shadow trees. */
export interface RobotMazeEvents {
  /** The game is there and can be played. */
  'maze-ready': CustomEvent<RobotMazePosition>
  /** A move has counted; turns are moves, crashes are not. */
  'maze-move': CustomEvent<RobotMazePosition>
  /** The game is over until `reset()`. */
  'maze-outcome': CustomEvent<RobotMazeOutcome>
  'maze-resize': CustomEvent<RobotMazeSize>
}

declare global {
  interface HTMLElementTagNameMap {
    'robot-maze': RobotMaze
    'robot-maze-frame': RobotMaze
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
 *           'robot-maze-frame': DetailedHTMLProps<HTMLAttributes<RobotMaze> & RobotMazeAttributes, RobotMaze>
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
  board?: string
}
