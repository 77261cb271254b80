import { createFailureNotice } from './loading/failure-notice.ts'
import {
  addProtocolMarker,
  isFrameSignal,
  parseMessageFromFrame,
  type MessageFromFrame,
  type MessageToFrame,
} from './frame/frame-messages.ts'
import { FrameShadowTree } from './frame/frame-slot.ts'
import type { ScriptSource } from './loading/game-script.ts'
import { detectPageLanguage } from './options/language-around.ts'
import { limitMessageRate } from './frame/rate-limit.ts'
import { onNearViewport } from './loading/near-view.ts'
import type { MazeCommand } from './messages.ts'
import { BaseMazeElement } from './option-element.ts'
import type { OptionName } from './options/options.ts'
import { findPageAccent, detectPageTheme, watchPageAppearance } from './look/colours.ts'
import { loadInTime } from './loading/time-limits.ts'
import { watchLoading, type LoadWatcher } from './loading/watch-loading.ts'
import type * as published from './public/robot-maze.d.ts'
import { version } from './version.ts'

const PAGE = 'frame.html'

/**
 * Makes the class of `<robot-maze-frame>`, a sandboxed maze with the interface of `<robot-maze>`.
 * @param source the folder from which to load the page in the frame
 */
export function createMazeFrameElementClass(source: ScriptSource): CustomElementConstructor {
  /**
   * The robot maze in a sandboxed iframe, with the same interface
   *
   * @tag robot-maze-frame
   * @slot - Shown until the maze has loaded, and if it does not load: a picture with a link is a good choice
   */
  class RobotMazeFrame extends BaseMazeElement implements published.RobotMaze {
    static readonly version = version

    readonly #place = new FrameShadowTree(this, this.attachShadow({ mode: 'open' }))
    readonly #notice = createFailureNotice(() => void this.#open())
    readonly #messages = limitMessageRate(
      message => this.#take(message),
      () => {
        this.#place.showContent(this.#notice.element)
        this.#shutOut('sent far more messages than a maze has')
      },
    )
    #isReady = false
    /** Actions that the page asked for while the maze was loading. */
    #early: MazeCommand[] = []
    #stop: (() => void) | undefined
    /**
     * Settles the current attempt to load the frame.
     * @param isThere whether a maze in the frame has answered
     */
    #answered: ((isThere: boolean) => void) | undefined
    /**
     * The number of attempts to load the frame so far. With it, an old attempt that fails does not affect the
     * current attempt.
     */
    #openings = 0

    connectedCallback(): void {
      this.takeOverEarlyProperties()
      this.#place.showContent()
      this.#place.connect(() => {
        this.#place.hide(this.#notice.element)
        this.#shutOut('took the keyboard without a click, a tap or a Tab into it')
      })
      const hear = (message: MessageEvent) => this.#hear(message)
      addEventListener('message', hear)
      const stopWatching = watchPageAppearance(this, () => this.#sendOptions())
      const stopWaiting = onNearViewport(this, () => void this.#open())
      this.#stop = () => {
        removeEventListener('message', hear)
        stopWatching()
        stopWaiting()
      }
    }

    disconnectedCallback(): void {
      this.#stop?.()
      this.#openings++
      this.#isReady = false
      this.#place.showContent()
      this.#place.disconnect()
    }

    attributeChangedCallback(): void {
      this.#sendOptions()
    }

    protected runCommand(name: MazeCommand): void {
      if (this.#isReady) this.#send({ call: name })
      else this.#early.push(name)
    }

    #sendOptions(): void {
      if (this.#isReady) this.#send({ set: this.#texts() })
    }

    #send(message: MessageToFrame): void {
      // Name no origin, because a sandboxed page has none. Only this frame can receive the message anyway.
      this.#place.frame?.contentWindow?.postMessage(addProtocolMarker(message), '*')
    }

    async #open(): Promise<void> {
      const opening = ++this.#openings
      const loading = watchLoading(source, PAGE, () => this.#answered?.(false))
      try {
        await loadInTime(() => this.#greeting(), source.base + PAGE)
      } catch (error) {
        if (opening === this.#openings) await this.#giveUp(error, loading)
      } finally {
        loading.stop()
      }
    }

    /**
     * Loads the frame, and waits for the handshake message. If the server refuses the page, the message does
     * not come; scripts have no other way to detect the refusal.
     */
    #greeting(): Promise<void> {
      return new Promise((resolve, reject) => {
        if (!this.isConnected) return resolve()
        this.#isReady = false
        this.#messages.restart()
        this.#answered = isThere => (isThere ? resolve() : reject(new Error('The frame did not answer.')))
        this.#place.open(`${source.base}${PAGE}#${String(this.#parameters())}`, () => this.#answered?.(false))
      })
    }

    async #giveUp(error: unknown, loading: LoadWatcher): Promise<void> {
      this.#place.showContent(this.#notice.element)
      this.#notice.tell()
      const why = await loading.explain()
      console.error(
        `<${this.localName}>: the maze did not come into its frame from ${source.base}. ${why}`,
        error,
      )
    }

    /**
     * Blocks the page in the frame, because the page did something that no maze does.
     * @param deed what the page did, for the error message
     */
    #shutOut(deed: string): void {
      this.#openings++
      this.#isReady = false
      this.#messages.restart()
      this.#notice.tell()
      console.error(
        `<${this.localName}>: the page in the frame, from ${source.base}, ${deed}. It was shut out.`,
      )
    }

    /** Handles messages, but only from this frame, and only while the frame shows a sandboxed page. */
    #hear({ source: speaker, origin, data }: MessageEvent): void {
      const { frame } = this.#place
      if (!frame || speaker !== frame.contentWindow || origin !== 'null') return
      if (isFrameSignal(data, 'here')) this.#answered?.(true)
      // Do not log why the game failed, because the page in the frame logs the reason.
      if (isFrameSignal(data, 'failed') && !this.#isReady) {
        this.#place.showContent(this.#notice.element)
        this.#notice.tell()
      }
      this.#messages.hear(parseMessageFromFrame(data))
    }

    #take({ event, detail }: MessageFromFrame): void {
      const height =
        event === 'maze-resize' && 'height' in detail && typeof detail.height === 'number'
          ? this.#place.show(detail.height, this.#notice.hasFocus())
          : undefined
      const told = height === undefined ? detail : { ...detail, height }
      const heard = new CustomEvent(event, { bubbles: true, composed: true, detail: told })
      this.dispatchEvent(heard)
      if (event !== 'maze-ready') return
      this.#isReady = true
      this.#sendOptions()
      for (const call of this.#early.splice(0)) this.#send({ call })
    }

    #parameters(): URLSearchParams {
      const texts = Object.entries(this.#texts()).flatMap(([name, text]) =>
        text === null ? [] : [[name, text]],
      )
      // Use `self.origin`, because a sandboxed or `srcdoc` page has another origin than its address, or none.
      return new URLSearchParams([['origin', self.origin], ...texts])
    }

    /** Resolves options that depend on the partner's page, because a frame cannot see that page. */
    #texts(): Record<OptionName, string | null> {
      const { theme, accent, lang, hasSound, resetLabel, headingLevel, board } = this.checkedOptions()
      return {
        theme: theme === 'auto' ? detectPageTheme(this) : theme,
        accent: accent ?? findPageAccent(this) ?? null,
        lang: lang ?? detectPageLanguage(this),
        sound: hasSound ? '' : null,
        'reset-label': resetLabel ?? null,
        'heading-level': headingLevel === 2 ? null : String(headingLevel),
        board: board ?? null,
      }
    }
  }
  return RobotMazeFrame
}
