/** The interface between the custom element and the game's script; both are built and released together. */
import type { MazeEvent } from '../maze/maze.ts'
import type { Translation } from '../words/say.ts'
import type { MazeMessage } from './messages.ts'
import type { MazeOptions } from './options/options.ts'

export interface GameModule {
  readonly createGame: (place: GameMountOptions) => MountedGame
}

export interface GameMountOptions {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly options: MazeOptions
  /** Absent for English. */
  readonly translation?: Translation | undefined
  readonly tell: (message: MazeMessage) => void
}

export interface MountedGame {
  act(event: MazeEvent): void
  choose(options: MazeOptions, translation: Translation | undefined): void
  /** Called each time the element is added to a page. The robot keeps its position. */
  start(): void
  stop(): void
}
