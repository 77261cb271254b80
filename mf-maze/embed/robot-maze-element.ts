import type { LanguageCode } from '@kutuhal/contract/languages.ts'
import type { MazeEvent } from '../maze/maze.ts'
import { createFailureNotice } from './loading/failure-notice.ts'
import { loadGame, loadTranslation, type ScriptSource } from './loading/game-script.ts'
import type { MountedGame } from './mounted-game.ts'
import { detectPageLanguage } from './options/language-around.ts'
import { eventOfCommand, type MazeCommand, type MazeMessage } from './messages.ts'
import { onNearViewport } from './loading/near-view.ts'
import { BaseMazeElement } from './option-element.ts'
import { watchLoading } from './loading/watch-loading.ts'
import type { Translation } from '../words/say.ts'
import type * as published from './public/robot-maze.d.ts'
import { version } from './version.ts'

/** Makes the class of `<robot-maze>`. @param source the folder from which to load the game's script */
export function createMazeElementClass(source: ScriptSource): CustomElementConstructor {
  /**
   * The robot maze, in the page
   *
   * @tag robot-maze
   * @slot - Shown until the game has loaded, and if it does not load: a picture with a link is a good choice
   * @csspart frame - The whole maze, with its background
   * @csspart intro - Title and instructions
   * @csspart board - The board; arrow keys drive the robot while it has the focus
   * @csspart counter - The number of moves so far
   * @csspart tab - The tabs for the two ways to play
   * @csspart status - What happened last
   * @csspart controls - All buttons
   * @csspart button - Each button
   * @csspart forward - The button Move Forward
   * @csspart left - The button Turn Left
   * @csspart right - The button Turn Right
   * @csspart reset - The button that starts again
   * @csspart next - The button that goes on after a win
   * @csspart legend - What the drawings stand for
   * @csspart table - The board as a table of texts
   * @csspart program - The moves so far, or the written program
   * @cssprop --robot-maze-accent - The accent colour, as in the attribute accent
   * @cssprop --robot-maze-background - The background of the whole maze
   * @cssprop --robot-maze-radius - The radius of the corners of the background
   * @cssprop --robot-maze-font - Typeface of the text
   * @cssprop --robot-maze-heading-font - Typeface of headings and figures
   */
  class RobotMaze extends BaseMazeElement implements published.RobotMaze {
    static readonly version = version

    readonly #root = this.attachShadow({ mode: 'open' })
    #game: MountedGame | undefined
    #code: LanguageCode = 'en'
    #translation: Translation | undefined
    /** Actions that the page asked for while the game was loading. */
    #early: MazeEvent[] = []
    #stopWaiting: (() => void) | undefined
    readonly #notice = createFailureNotice(() => void this.#load())

    connectedCallback(): void {
      this.takeOverEarlyProperties()
      if (this.#game) this.#game.start()
      else {
        this.#root.replaceChildren(document.createElement('slot'))
        this.#stopWaiting = onNearViewport(this, () => void this.#load())
      }
    }

    disconnectedCallback(): void {
      this.#stopWaiting?.()
      this.#game?.stop()
    }

    attributeChangedCallback(): void {
      if (this.isConnected && this.#game) this.#choose(this.#game)
    }

    protected runCommand(name: MazeCommand): void {
      const event: MazeEvent = { type: eventOfCommand[name] }
      if (this.#game) this.#game.act(event)
      else this.#early.push(event)
    }

    async #load(): Promise<void> {
      const loading = watchLoading(source)
      try {
        const [{ createGame }] = await Promise.all([loadGame(source), this.#speak()])
        if (!this.isConnected || this.#game) return
        const options = this.checkedOptions()
        const tell = (message: MazeMessage) => this.#tell(message)
        const hadFocus = this.#notice.hasFocus()
        this.#game = createGame({
          host: this,
          root: this.#root,
          options,
          translation: this.#translation,
          tell,
        })
        this.#game.start()
        if (hadFocus) this.#root.querySelector<HTMLElement>('[part=board]')?.focus()
        if (this.#wanted() !== this.#code) this.#choose(this.#game)
        for (const event of this.#early.splice(0)) this.#game.act(event)
      } catch (error) {
        if (!this.#game) this.#showFailure()
        const why = await loading.explain()
        console.error(`<${this.localName}>: the game did not load from ${source.base}. ${why}`, error)
      } finally {
        loading.stop()
      }
    }

    #choose(game: MountedGame): void {
      const choose = () => game.choose(this.checkedOptions(), this.#translation)
      if (this.#wanted() === this.#code) choose()
      else void this.#speak().then(choose)
    }

    #wanted(): LanguageCode {
      return this.options.lang ?? detectPageLanguage(this)
    }

    /** Loads the chosen language. If the choice changes while a language loads, the later choice wins. */
    async #speak(): Promise<void> {
      const code = this.#wanted()
      this.#code = code
      const translation = await loadTranslation(source, code)
      if (code === this.#code) this.#translation = translation
    }

    #tell({ name, detail }: MazeMessage): void {
      const event = new CustomEvent(name, { bubbles: true, composed: true, detail: { version, ...detail } })
      this.dispatchEvent(event)
    }

    #showFailure(): void {
      const { element } = this.#notice
      if (!element.isConnected) this.#root.replaceChildren(element, document.createElement('slot'))
      this.#notice.tell()
    }
  }
  return RobotMaze
}
