import {
  isGreeting,
  marked,
  readFromFrame,
  type CallName,
  type FromFrame,
  type ToFrame,
} from './frame-messages.ts'
import type { Source } from './game-script.ts'
import { languageAround } from './language-around.ts'
import { OptionElement } from './option-element.ts'
import type { OptionName } from './options.ts'
import { accentAround, themeAround, watchPage } from './page-colours.ts'
import type * as published from './public/robot-maze.d.ts'
import { whyNothingCame } from './refusal.ts'
import { version } from './version.ts'

/** Until the maze has said how high it is; CSS px. */
const FIRST_HEIGHT = 900

/** How long after the frame has loaded its greeting may take; ms. */
const ANSWER_TIMEOUT_MS = 1000

/**
 * @param source of the page in the frame
 * @returns `<robot-maze-frame>`: the maze in a sandbox, with the same interface as `<robot-maze>`
 */
export function robotMazeFrameElement(source: Source): CustomElementConstructor {
  /**
   * The robot maze in a sandboxed iframe, with the same interface
   *
   * @tag robot-maze-frame
   * @slot - Shows where the frame was refused
   */
  class RobotMazeFrame extends OptionElement implements published.RobotMaze {
    static readonly version = version

    readonly #root = this.attachShadow({ mode: 'open' })
    #frame: HTMLIFrameElement | undefined
    #isThere = false
    #isReady = false
    /** What the page did before the maze was there. */
    #early: CallName[] = []
    #stop: (() => void) | undefined

    connectedCallback(): void {
      this.takeOverEarlyProperties()
      this.#isThere = false
      this.#isReady = false
      const frame = frameAt(`${source.base}frame.html#${String(this.#parameters())}`)
      // Its greeting may still be on the way.
      frame.addEventListener('load', () => setTimeout(() => void this.#judge(frame), ANSWER_TIMEOUT_MS))
      this.#frame = frame
      this.#root.replaceChildren(frame)
      const hear = (message: MessageEvent) => this.#hear(message)
      addEventListener('message', hear)
      const stopWatching = watchPage(() => this.#sendOptions())
      this.#stop = () => {
        removeEventListener('message', hear)
        stopWatching()
      }
    }

    disconnectedCallback(): void {
      this.#stop?.()
      this.#root.replaceChildren()
      this.#frame = undefined
    }

    attributeChangedCallback(): void {
      this.#sendOptions()
    }

    reset(): void {
      this.#call('reset')
    }
    moveForward(): void {
      this.#call('moveForward')
    }
    turnLeft(): void {
      this.#call('turnLeft')
    }
    turnRight(): void {
      this.#call('turnRight')
    }

    #call(call: CallName): void {
      if (this.#isReady) this.#send({ call })
      else this.#early.push(call)
    }

    #sendOptions(): void {
      if (this.#isReady) this.#send({ set: this.#texts() })
    }

    #send(message: ToFrame): void {
      // A sandboxed page has an origin without a name; the message reaches this window only.
      this.#frame?.contentWindow?.postMessage(marked(message), '*')
    }

    /** Only what this very frame says counts, and only while it is the sandboxed page that was put there. */
    #hear({ source: speaker, origin, data }: MessageEvent): void {
      if (!this.#frame || speaker !== this.#frame.contentWindow || origin !== 'null') return
      if (isGreeting(data)) this.#isThere = true
      const message = readFromFrame(data)
      if (message) this.#take(message)
    }

    /** A frame that was refused cannot say so: it has loaded, and is silent. Then the element's own content shows. */
    async #judge(frame: HTMLIFrameElement): Promise<void> {
      if (this.#isThere || frame !== this.#frame) return
      this.#root.replaceChildren(document.createElement('slot'))
      const why = await whyNothingCame(source)
      console.error(`<${this.localName}>: the maze did not come into its frame from ${source.base}. ${why}`)
    }

    #take({ event, detail }: FromFrame): void {
      if (event === 'maze-resize' && 'height' in detail && typeof detail.height === 'number' && this.#frame) {
        this.#frame.style.height = `${detail.height}px`
      }
      const heard = new CustomEvent(event, { bubbles: true, composed: true, detail })
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
      return new URLSearchParams([['origin', location.origin], ...texts])
    }

    /** What looks at the page round it can only be decided here: a frame does not see where it is. */
    #texts(): Record<OptionName, string | null> {
      const { theme, accent, lang, hasSound, resetLabel } = this.checkedOptions()
      return {
        theme: theme === 'auto' ? themeAround(this) : theme,
        accent: accent ?? accentAround(this) ?? null,
        lang: lang ?? languageAround(this),
        sound: hasSound ? '' : null,
        'reset-label': resetLabel ?? null,
      }
    }
  }
  return RobotMazeFrame
}

function frameAt(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = 'Robot Maze'
  frame.setAttribute('sandbox', 'allow-scripts')
  // Before the address, or it is too late.
  frame.loading = 'lazy'
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: `${FIRST_HEIGHT}px`,
    border: '0',
    colorScheme: 'normal',
  })
  frame.src = address
  return frame
}
