/** The interface between the element and the game's script. Both are built and released together. */
import type { Language } from '../maze/language.ts'
import type { MazeEvent } from '../maze/maze.ts'
import type { MazeMessage } from './messages.ts'
import type { Options } from './options.ts'

export interface GameModule {
  readonly createGame: (place: Place) => Game
}

/** The place of a game on a page. */
export interface Place {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly options: Options
  /** Default: English. */
  readonly language?: Language | undefined
  readonly tell: (message: MazeMessage) => void
}

export interface Game {
  /** Performs an action of the player or the page. */
  act(event: MazeEvent): void
  choose(options: Options, language: Language | undefined): void
  /** The element was added to a page. The robot stays where it was. */
  start(): void
  /** The element was removed: the game stops all activity. */
  stop(): void
}
