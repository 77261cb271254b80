import type { MazeCommand } from './messages.ts'
import {
  getOptionProperty,
  optionNames,
  parseOptions,
  parseOptionsAndWarn,
  type HeadingLevel,
  type OptionName,
  type MazeOptions,
  type Theme,
} from './options/options.ts'

/**
 * The options of the element, as attributes and as properties. Partners' editors read custom-elements.json,
 * which the build makes from the comments in this class and in robot-maze-element.ts.
 *
 * @fires {CustomEvent<RobotMazePosition>} maze-ready - The game has loaded and can be played.
 * @fires {CustomEvent<RobotMazePosition>} maze-move - A move has been counted. Turns count as moves, crashes
 * do not. detail: version, x, y, direction, moves
 * @fires {CustomEvent<RobotMazeOutcome>} maze-outcome - The game has ended, until reset() starts it again.
 * detail: the fields of maze-move, and outcome and text
 * @fires {CustomEvent<RobotMazeSize>} maze-resize - The size of the element has changed. detail: version,
 * width, height in CSS px
 */
export abstract class BaseMazeElement extends HTMLElement {
  static readonly observedAttributes: readonly string[] = optionNames

  /** The robot goes back to the start. */
  reset(): void {
    this.runCommand('reset')
  }
  /** The robot moves one cell ahead. */
  moveForward(): void {
    this.runCommand('moveForward')
  }
  /** The robot makes a quarter turn on the spot. */
  turnLeft(): void {
    this.runCommand('turnLeft')
  }
  /** The robot makes a quarter turn on the spot. */
  turnRight(): void {
    this.runCommand('turnRight')
  }

  /** Carries out a call: at once, or as soon as the maze has loaded. */
  protected abstract runCommand(name: MazeCommand): void

  /**
   * English or Hindi; by default the language of the page, or English if the page has another language
   * @type {'en' | 'hi'}
   * @attr lang
   * @reflect
   */
  declare lang: string

  /**
   * auto follows the page: its background, or its colour scheme if it has no background
   * @type {'auto' | 'light' | 'dark'}
   * @default 'auto'
   * @attr theme
   * @reflect
   */
  get theme(): Theme {
    return this.options.theme
  }
  set theme(theme: Theme) {
    this.#set('theme', theme)
  }

  /**
   * Any CSS colour for buttons and other controls; by default the page’s accent-color, or else the maze’s own
   * @attr accent
   * @reflect
   */
  get accent(): string {
    return this.options.accent ?? ''
  }
  set accent(accent: string) {
    this.#set('accent', accent)
  }

  /**
   * Whether moves make sounds
   * @default false
   * @attr sound
   * @reflect
   */
  get sound(): boolean {
    return this.options.hasSound
  }
  set sound(hasSound: boolean) {
    this.#set('sound', hasSound ? '' : null)
  }

  /**
   * Label of the button that starts again, at most 40 letters; by default the word in the maze’s language
   * @attr reset-label
   * @reflect
   */
  get resetLabel(): string {
    return this.options.resetLabel ?? ''
  }
  set resetLabel(label: string) {
    this.#set('reset-label', label)
  }

  /**
   * Level of the headings in the maze, 1 to 6
   * @default 2
   * @attr heading-level
   * @reflect
   */
  get headingLevel(): HeadingLevel {
    return this.options.headingLevel
  }
  set headingLevel(level: HeadingLevel) {
    this.#set('heading-level', String(level))
  }

  /**
   * The number of a board, or the code of one built on the maze’s page; by default the first board
   * @attr board
   * @reflect
   */
  get board(): string {
    return this.options.board ?? ''
  }
  set board(board: string) {
    this.#set('board', board === '' ? null : board)
  }

  protected get options(): MazeOptions {
    return parseOptions(name => this.getAttribute(name)).options
  }

  /** Reads the options, and warns the page's author about unusable ones. */
  protected checkedOptions(): MazeOptions {
    return parseOptionsAndWarn(this.localName, name => this.getAttribute(name))
  }

  /**
   * Sets properties again that the page set before the element was defined: until then they hide the class's
   * accessors of the same names.
   */
  protected takeOverEarlyProperties(): void {
    for (const name of optionNames.map(getOptionProperty)) {
      if (!Object.hasOwn(this, name)) continue
      const early: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, early)
    }
  }

  #set(name: OptionName, value: string | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(name)
    else this.setAttribute(name, value)
  }
}
